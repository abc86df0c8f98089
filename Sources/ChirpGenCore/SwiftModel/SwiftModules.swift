/// Modules that something in the output names things of.
package struct SwiftModules: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let foundation = SwiftModules(rawValue: 1)
  package static let runtime = SwiftModules(rawValue: 2)

  /// All modules of `parts`.
  package init(_ parts: [SwiftModules]) {
    self = parts.reduce([]) { $0.union($1) }
  }
}
