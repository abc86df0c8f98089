import ChirpRuntime
import ChirpTestServer
import EverythingAPI
import Foundation
import Testing

/// The parameters of every kind in the API of `specs/everything.yaml`.
@Suite struct ArchiveParameterTests {
  @Test func stylesAndConstants() async throws {
    let day = try #require(Day(year: 2026, month: 2, day: 28))
    let ids: [PhotoID] = try await Loopback.send(
      API.find(
        name: "a b/c", repeated: [1, 2], comma: [.red, .blue], space: ["x", "y z"],
        pipe: [Archive.photoID, Archive.filmID], brackets: [day],
        exploded: Filter(camera: "R&D", tags: ["t", "u"]),
        deep: Filter(stars: 5, tags: []), ifNoneMatch: "\"v1\""),
      as: """
        GET /2%20a/find/a%20b%2Fc.json?repeated=1&repeated=2&comma=red,blue&space=x%20y%20z\
        &pipe-list=00000000-0000-0000-0000-000000000001%7C00000000-0000-0000-0000-000000000002\
        &brackets%5B%5D=2026-02-28&camera=R%26D&stars=3&tags=t&tags=u&deep%5Bstars%5D=5
        Accept: application/json
        Authorization: Bearer canary
        If-None-Match: "v1"
        X-Client: archive
        X-Level: 3
        """,
      answer: .json(#"["\#(Archive.photoID)"]"#))
    #expect(ids == [Archive.photoID])
  }

  @Test func whatIsLeftOut() async throws {
    let ids: [PhotoID] = try await Loopback.send(
      API.find(name: "a", repeated: [], comma: [], brackets: [], exploded: Filter(tags: [])),
      as: """
        GET /2%20a/find/a.json?stars=3
        Accept: application/json
        Authorization: Bearer canary
        X-Client: archive
        X-Level: 3
        """,
      answer: .json("[]"))
    #expect(ids == [])
  }

  @Test func aRouteInAGroup() async throws {
    let response: TokenResponse = try await Loopback.send(
      API.Session.token(scope: ["read", "a+b c"], until: Archive.newYear),
      as: """
        POST /token
        Accept: application/json
        Content-Type: application/x-www-form-urlencoded
        X-Client: archive

        grant_type=password&scope=read&scope=a%2Bb+c&until=1767225600250
        """,
      answer: .json(#"{"token":"t-1"}"#))
    #expect(response.token == "t-1")
  }

  @Test func datesAreInTheFormatOfTheAPI() async throws {
    let span = Span(first: Archive.newYear, others: [Archive.newYear, Archive.newYear])
    let dates: [Date] = try await Loopback.send(
      API.changes(
        since: Archive.newYear, until: Archive.newYear, at: [Archive.newYear, Archive.newYear],
        exploded: span, deep: Span(first: Archive.newYear, last: Archive.newYear),
        xSeen: Archive.newYear, xDay: Day(year: 2026, month: 1, day: 1)),
      as: """
        GET /changes/1767225600250?until=1767225600250&at=1767225600250,1767225600250\
        &first=1767225600250&others=1767225600250&others=1767225600250\
        &deep%5Bfirst%5D=1767225600250&deep%5Blast%5D=1767225600250
        Accept: application/json
        Authorization: Bearer canary
        X-Client: archive
        X-Day: 2026-01-01
        X-Seen: 1767225600250
        """,
      answer: .json("[1767225600250]"))
    #expect(dates == [Archive.newYear])
    let _: EmptyResponse = try await Loopback.send(
      API.book(body: span),
      as: """
        POST /bookings
        Accept: application/json
        Authorization: Bearer canary
        Content-Type: application/x-www-form-urlencoded
        X-Client: archive

        first=1767225600250&others=1767225600250&others=1767225600250
        """,
      answer: .text(""))
  }

  @Test func aRouteThatIsDeprecated() async throws {
    let route: any FilmRoute = DeprecatedFilmRoute()
    let film: Film = try await Loopback.send(
      route.film(id: Archive.filmID),
      as: """
        GET /films/00000000-0000-0000-0000-000000000002
        Accept: application/json
        Authorization: Bearer canary
        X-Client: archive
        """,
      answer: .json(#"{"id":"\#(Archive.filmID)","seconds":1}"#))
    #expect(film == Film(id: Archive.filmID, seconds: 1))
  }
}

/// By this a test calls what is deprecated without a warning.
private protocol FilmRoute {
  func film(id: UUID) -> Endpoint<Film>
}

private struct DeprecatedFilmRoute: FilmRoute {
  @available(*, deprecated)
  func film(id: UUID) -> Endpoint<Film> {
    API.film(id: id)
  }
}
