import ChirpRuntime
import EverythingStructs
import Foundation

/// Calls of all routes of `specs/everything.yaml`, as structures.
struct CallsOfStructs: AllCalls {
  // It calls what is deprecated, without a warning.
  @available(*, deprecated)
  func calls() -> [StyleCall] {
    let day = Day(year: 2026, month: 2, day: 28)
    let point = Point(latitude: 1, longitude: -2.5)
    let span = Span(
      first: Archive.newYear, last: Archive.newYear, others: [Archive.newYear, Archive.newYear])
    return [
      StyleCall(
        "token", API.Session.TokenRequest(scope: ["read", "a+b c"], until: Archive.newYear)),
      StyleCall("photos", API.PhotosRequest(page: 2)),
      StyleCall("names", API.NamesRequest(start: 4, count: 3)),
      StyleCall(
        "search",
        API.SearchRequest(
          term: .not(Not(not: .termArray([.string("x"), .string("y")]))), after: "c/1")),
      StyleCall("tags", API.TagsRequest()),
      StyleCall(
        "find",
        API.FindRequest(
          name: "a b/c", repeated: [1, 2], comma: [.red, .blue], space: ["x", "y z"],
          pipe: [Archive.photoID, Archive.filmID], brackets: [day].compactMap(\.self),
          exploded: Filter(camera: "R&D", tags: ["t", "u"]), deep: Filter(stars: 5, tags: []),
          ifNoneMatch: "\"v1\"")),
      StyleCall(
        "upload",
        API.UploadRequest(
          takenAt: Archive.newYear, place: point,
          photo: File(data: Data("PNG".utf8), filename: "a \"b\".png"),
          more: [File(data: Data("y".utf8), filename: "é", contentType: "a/b")])),
      StyleCall("photo", API.PhotoRequest(id: Archive.photoID)),
      StyleCall(
        "change",
        API.ChangeRequest(
          id: Archive.photoID, body: PhotoChange(takenOn: .null, license: .value(.attribution)))),
      StyleCall("caption", API.CaptionRequest(id: Archive.photoID, text: "*Dünen*")),
      StyleCall(
        "pixels", API.PixelsRequest(id: Archive.photoID, channel: .green, data: Data([0, 255]))),
      StyleCall(
        "annotate",
        API.AnnotateRequest(
          id: Archive.photoID, about: .point(point), area: AnnotateArea(from: point, to: point),
          tone: .kind, stars: nil)),
      StyleCall(
        "changes",
        API.ChangesRequest(
          since: Archive.newYear, until: Archive.newYear, at: [Archive.newYear], exploded: span,
          deep: span, xSeen: Archive.newYear, xDay: day)),
      StyleCall("book", API.BookRequest(body: span)),
      StyleCall("either", API.EitherRequest()),
      StyleCall("both", API.BothRequest()),
      StyleCall("slow", API.SlowRequest()),
      StyleCall("mirror", API.MirrorRequest()),
      StyleCall("report", API.ReportRequest(text: "x")),
      StyleCall("film", API.FilmRequest(id: Archive.filmID)),
      StyleCall(
        "move",
        API.MoveRequest(
          body: Folder(name: "a", parent: Folder(name: "b", folders: []), folders: []))),
    ]
  }
}
