import Testing

@testable import ChirpRuntime

@Suite struct LinkHeaderTests {
  @Test(arguments: [
    (#"<https://h.example/2>; rel="next""#, "https://h.example/2"),
    (#"</2>; rel=next"#, "/2"),
    (#"<?page=2>;rel="next",<?page=9>;rel="last""#, "?page=2"),
    (#"</1>; rel="prev", </2>; rel="next", </3>; rel="next""#, "/2"),
    (#"</2>; rel="last  next  index""#, "/2"),
    (#"</2>; REL=Next"#, "/2"),
    (##"</a>; title="x, </b>; rel=\"next\""; rel=prev, </2>; rel="next""##, "/2"),
    (#"</2?a=1,2;b=3>; title*=UTF-8'de'n%c3%a4chstes; rel="next""#, "/2?a=1,2;b=3"),
    (#"  ,, </1> ; rel = "prev" , </2> ; title ; rel = "next" ; x=y "#, "/2"),
    (#"</1>; rel="prev"; rel="next""#, nil),
    (##"</1>; rel="next"; anchor="#part""##, nil),
    (#"</1>; rel="next-page""#, nil),
    (#"</1>; rel="prev"#, nil),
    (#"<>; rel="next""#, ""),
    (#"</1; rel="next""#, nil), ("next", nil), ("", nil), (",", nil), ("</1>", nil),
    (#"</1>;;;rel="next""#, "/1"),
    (#"</1> garbage; rel="next", </2>; rel="next""#, "/2"),
    ("</1>; rel=\"\u{301}next\", </2>; rel=\"next\"", "/2"),
  ])
  func theNextPageIsFound(text: String, target: String?) {
    #expect(LinkHeader(text).target(of: "next") == target)
  }
}
