/// The JSON Schema of the spec language, for editors. The file beside this one is part of the program.
package enum ChirpSchema {
  package static let fileName = "chirp-spec-1.schema.json"

  package static var text: String {
    String(decoding: PackageResources.chirp_spec_1_schema_json, as: UTF8.self)
  }
}
