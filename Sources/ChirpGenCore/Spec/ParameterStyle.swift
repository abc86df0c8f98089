/// How a parameter that is a list or an object is written.
package enum ParameterStyle: String, CaseIterable, Sendable {
  case `repeat`
  case comma
  case space
  case pipe
  case brackets
  case deepObject
}
