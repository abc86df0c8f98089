import ChirpRuntime
import EverythingEnum
import Foundation

/// Calls of all routes of `specs/everything.yaml`, as cases of an enum.
struct CallsOfEnum: AllCalls {
  // It calls what is deprecated, without a warning.
  @available(*, deprecated)
  func calls() -> [StyleCall] {
    let day = Day(year: 2026, month: 2, day: 28)
    let point = Point(latitude: 1, longitude: -2.5)
    let span = Span(
      first: Archive.newYear, last: Archive.newYear, others: [Archive.newYear, Archive.newYear])
    return [
      StyleCall(
        "token", API.Session.token(scope: ["read", "a+b c"], until: Archive.newYear),
        TokenResponse.self),
      StyleCall("photos", API.photos(page: 2), Page<Photo>.self),
      StyleCall("names", API.names(start: 4, count: 3), Page<String>.self),
      StyleCall(
        "search",
        API.search(term: .not(Not(not: .termArray([.string("x"), .string("y")]))), after: "c/1"),
        Window.self),
      StyleCall("tags", API.tags, [String].self),
      StyleCall(
        "find",
        API.find(
          name: "a b/c", repeated: [1, 2], comma: [.red, .blue], space: ["x", "y z"],
          pipe: [Archive.photoID, Archive.filmID], brackets: [day].compactMap(\.self),
          exploded: Filter(camera: "R&D", tags: ["t", "u"]), deep: Filter(stars: 5, tags: []),
          ifNoneMatch: "\"v1\""), [PhotoID].self),
      StyleCall(
        "upload",
        API.upload(
          takenAt: Archive.newYear, place: point,
          photo: File(data: Data("PNG".utf8), filename: "a \"b\".png"),
          more: [File(data: Data("y".utf8), filename: "é", contentType: "a/b")]), Photo.self),
      StyleCall("photo", API.photo(id: Archive.photoID), Photo.self),
      StyleCall(
        "change",
        API.change(
          id: Archive.photoID, body: PhotoChange(takenOn: .null, license: .value(.attribution))),
        Photo.self),
      StyleCall("caption", API.caption(id: Archive.photoID, text: "*Dünen*"), String.self),
      StyleCall(
        "pixels", API.pixels(id: Archive.photoID, channel: .green, data: Data([0, 255])), Data.self),
      StyleCall(
        "annotate",
        API.annotate(
          id: Archive.photoID, about: .point(point), area: AnnotateArea(from: point, to: point),
          tone: .kind, stars: nil), Annotation.self),
      StyleCall(
        "changes",
        API.changes(
          since: Archive.newYear, until: Archive.newYear, at: [Archive.newYear], exploded: span,
          deep: span, xSeen: Archive.newYear, xDay: day), [Date].self),
      StyleCall("book", API.book(body: span), EmptyResponse.self),
      StyleCall("either", API.either, EmptyResponse.self),
      StyleCall("both", API.both, EmptyResponse.self),
      StyleCall("slow", API.slow, EmptyResponse.self),
      StyleCall("mirror", API.mirror, EmptyResponse.self),
      StyleCall("report", API.report(text: "x"), EmptyResponse.self),
      StyleCall("film", API.film(id: Archive.filmID), Film.self),
      StyleCall(
        "move",
        API.move(body: Folder(name: "a", parent: Folder(name: "b", folders: []), folders: [])),
        Folder.self),
    ]
  }
}
