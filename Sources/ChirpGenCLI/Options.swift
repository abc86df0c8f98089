/// The options and the argument of a command, as they are given.
struct Options {
  var spec: String?
  var config: String?
  var output: String?
  var inputs: String?
  var namespace: String?
  var access: String?
  var style: String?
  var layout: String?
  var templates: String?
  var imports: String?
  var include: String?
  var exclude: String?
  var rename: String?
  var format: String?
  var folder: String?
  var shell: String?
}
