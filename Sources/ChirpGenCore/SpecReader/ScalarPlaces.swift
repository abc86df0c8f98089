import ChirpDiagnostics
import ChirpYAML

/// Where the parts of a scalar's text stand.
struct ScalarPlaces {
  /// The place of the whole scalar.
  private let range: SourceRange
  /// The column of the first letter; nil where the text is not written as it reads: on several lines,
  /// with escapes.
  private let firstColumn: UInt32?

  fileprivate init(_ node: Node) {
    range = node.range
    guard case .scalar(let scalar) = node.content, range.start.line == range.end.line else {
      firstColumn = nil
      return
    }
    let quotes: UInt32 = scalar.style == .plain ? 0 : 1
    let written = Int(range.end.column) - Int(range.start.column) - 2 * Int(quotes)
    firstColumn =
      written == scalar.text.unicodeScalars.count ? range.start.column + quotes : nil
  }

  /// The place of a part of the text, in Unicode scalars; the whole scalar's if that is not known.
  func range(of part: Range<Int>) -> SourceRange {
    guard let firstColumn else { return range }
    var place = range
    place.start.column = firstColumn + UInt32(part.lowerBound)
    place.end.column = firstColumn + UInt32(part.upperBound)
    return place
  }
}

extension Node {
  /// The places of the parts of a scalar. To ask for them once is quicker than `range(of:)` for each.
  var places: ScalarPlaces {
    ScalarPlaces(self)
  }

  /// The place of one part of a scalar, in Unicode scalars.
  func range(of part: Range<Int>) -> SourceRange {
    places.range(of: part)
  }
}
