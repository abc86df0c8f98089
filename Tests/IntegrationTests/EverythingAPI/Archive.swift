import ChirpRuntime
import EverythingAPI
import Foundation

/// Values of the archive's types, and how the server writes them.
enum Archive {
  static let photoID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  static let filmID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))

  /// 2026-01-01T00:00:00.250Z.
  static let newYear = Date(timeIntervalSince1970: 1_767_225_600.25)

  static let photo = Photo(
    id: photoID, title: "Dunes", size: 5_000_000_000,
    takenOn: Day(year: 2025, month: 12, day: 31), uploadedAt: newYear, license: .attribution,
    stars: 5, orientation: .landscape, camera: .reflex,
    place: .point(Point(latitude: -1.5, longitude: 2)), thumbnail: Data([0, 255, 254]),
    metadata: ["exif": ["iso", 200, nil]])
  static let photoJSON = #"""
    {"id":"\#(photoID)","title":"Dunes","byte_count":5000000000,"takenOn":"2025-12-31",\#
    "uploadedAt":1767225600250,"license":"CC-BY","stars":5,"orientation":"landscape","camera":2,\#
    "place":{"in":"point","latitude":-1.5,"longitude":2},"thumbnail":"AP/+",\#
    "metadata":{"exif":["iso",200,null]}}
    """#

  /// A photo as a server of another version writes it: with what has a default left out, and with
  /// cases and variants that the spec does not know.
  static let barePhoto = Photo(
    id: filmID, size: 1, uploadedAt: newYear, license: .unrecognized("CC-9"),
    orientation: .portrait, place: .unrecognized(["in": "orbit", "height": 400]), metadata: nil)
  static let barePhotoJSON = #"""
    {"id":"\#(filmID)","byte_count":1,"uploadedAt":1767225600250,"license":"CC-9",\#
    "orientation":"portrait","place":{"in":"orbit","height":400},"metadata":null}
    """#

  static func pageJSON(_ items: [String], total: Int) -> String {
    #"{"items":[\#(items.joined(separator: ","))],"metadata":{"total":\#(total)}}"#
  }
}
