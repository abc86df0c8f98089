import ChirpGenCore

/// One spec to work on.
struct Job {
  let spec: GivenPath
  let output: GivenPath?
  let templates: GivenPath?
  let options: SwiftOptions
}
