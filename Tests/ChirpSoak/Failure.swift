/// What must never happen, and the number of the spec with which it did, if that is known.
struct Failure: Error {
  let text: String
  let seed: UInt64?
}
