/// The options of a command, as they are given.
struct Options {
  var spec: String?
  var config: String?
  var output: String?
  var namespace: String?
  var access: String?
  var layout: String?
  var templates: String?
  var imports: String?
}
