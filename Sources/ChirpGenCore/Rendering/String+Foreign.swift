extension String {
  /// Whether the rule `IdentifiersMustBeASCII` of swift-format complains of a variable of that name.
  var isForeign: Bool {
    utf8.contains { $0 >= 0x80 }
  }
}
