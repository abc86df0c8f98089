import ChirpRuntime
import Foundation
import Testing

@Suite struct FileTests {
  @Test(arguments: [
    ("a.png", "image/png"), ("a.JPG", "image/jpeg"), ("a.tar.gz", "application/gzip"),
    ("a.unknown", "application/octet-stream"), ("png", "application/octet-stream"),
    ("a.", "application/octet-stream"), ("", "application/octet-stream"), (".txt", "text/plain"),
  ])
  func theMediaTypeIsThatOfTheExtension(filename: String, contentType: String) {
    #expect(File(data: Data(), filename: filename).contentType == contentType)
    #expect(
      File(contentsOf: URL(filePath: "/folder.pdf/x"), filename: filename).contentType
        == contentType)
    #expect(File(data: Data(), filename: filename, contentType: "a/b").contentType == "a/b")
  }

  @Test func theNameIsThatOfTheFileWithoutItsFolder() {
    let file = File(contentsOf: URL(filePath: "/a folder/été 1.png"))
    #expect(file.filename == "été 1.png")
    #expect(file.contentType == "image/png")
  }
}
