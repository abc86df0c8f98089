import ChirpRuntime
import Testing

@Suite struct ErrorPathTests {
  @Test func aTextIsSplitAtDotsAndAListIsExact() {
    #expect(("reason" as ErrorPath).keys == ["reason"])
    #expect(("error.message" as ErrorPath).keys == ["error", "message"])
    #expect((["e.x", "msg"] as ErrorPath).keys == ["e.x", "msg"])
  }
}
