/// An expression that stands for something that a route sends.
struct SentValue {
  var text: String
  /// The name of the parameter that stands in it; nil in a constant.
  var parameter: String?
}
