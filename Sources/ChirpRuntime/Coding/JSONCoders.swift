package import Foundation

extension JSONDecoder {
  /// The decoder of responses, which reads dates in `dates` where a type does not say otherwise.
  package convenience init(dates: DateFormat) {
    self.init()
    dateDecodingStrategy = .custom { decoder in
      try dates.wireForm.init(from: decoder).date
    }
  }
}

extension JSONEncoder {
  /// The encoder of request bodies: compact, and the same bytes for the same value each time.
  convenience init(dates: DateFormat) {
    self.init()
    outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    dateEncodingStrategy = .custom { date, encoder in
      try dates.wireForm.init(date: date).encode(to: encoder)
    }
  }
}
