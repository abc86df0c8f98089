#if canImport(FoundationNetworking)
  import Foundation

  /// A stream of bytes that, unlike Foundation's own, does not begin with a copy of all of them.
  final class DataStream: InputStream {
    private let data: Data
    private var offset = 0
    private var status = Status.notOpen

    init(_ data: Data) {
      self.data = data
      super.init(data: Data())
    }

    override var streamStatus: Status { status }

    override var streamError: (any Error)? { nil }

    override var hasBytesAvailable: Bool { status == .open }

    override func open() {
      status = .open
    }

    override func close() {
      status = .closed
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
      let count = min(length, data.count - offset)
      guard count > 0 else {
        status = .atEnd
        return 0
      }
      let start = data.startIndex + offset
      data.copyBytes(to: buffer, from: start..<start + count)
      offset += count
      return count
    }
  }
#endif
