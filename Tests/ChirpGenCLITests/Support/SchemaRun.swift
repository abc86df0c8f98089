import ChirpDiagnostics
import ChirpSchema
import ChirpYAML
import Foundation

/// Specs, as a validator of JSON Schema sees them.
enum SchemaRun {
  /// For each spec the places at which the schema refuses it: keys with slashes between them.
  static func places(_ specs: [String]) async throws -> [[String]] {
    let workspace = try Workspace()
    try workspace.write(ChirpSchema.text, to: "schema.json")
    let values = specs.map { value(of: $0) }
    try workspace.write(JSONSerialization.data(withJSONObject: values), to: "specs.json")
    let script = """
      import json, jsonschema
      schema = json.load(open("schema.json"))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      places = lambda spec: sorted({"/".join(map(str, e.path)) for e in validator.iter_errors(spec)})
      print(json.dumps([places(spec) for spec in json.load(open("specs.json"))]))
      """
    try workspace.write(script, to: "validate.py")
    let run = try await Shell.run("python3 validate.py", in: workspace)
    guard run.status == 0 else { throw Failure(text: run.error) }
    return try JSONDecoder().decode([[String]].self, from: Data(run.output.utf8))
  }

  struct Failure: Error {
    let text: String
  }

  /// The JSON that editors make of YAML, by the core schema.
  private static func value(of text: String) -> Any {
    var diagnostics = Diagnostics()
    let file = diagnostics.add(path: "spec.yaml", bytes: Array(text.utf8))
    return Composer().compose(file, diagnostics: &diagnostics).map { value(of: $0) } ?? NSNull()
  }

  private static func value(of node: Node) -> Any {
    switch node.content {
    case .scalar:
      switch node.coreValue {
      case .bool(let value): value
      case .int(let value): value
      case .float(let value): value
      case .string(let value), .bigInt(let value): value
      case .null, nil: NSNull()
      }
    case .sequence(let nodes): nodes.map { value(of: $0) }
    case .mapping(let pairs):
      Dictionary(pairs.map { (key(of: $0.key), value(of: $0.value)) }) { first, _ in first }
    }
  }

  private static func key(of node: Node) -> String {
    if case .scalar(let scalar) = node.content { scalar.text } else { "" }
  }
}
