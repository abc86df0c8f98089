import HostileSpecs

/// Gives the generator bytes that libFuzzer makes, and traps where text of them becomes anything
/// else than text. The options are libFuzzer's own.
@main
enum Main {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = runFuzzer(&count, &arguments, test)
  }
}

/// What libFuzzer calls by this name.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do throws(HostileRun.Fault) {
    _ = try HostileRun(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    preconditionFailure(error.text)
  }
  return 0
}

/// The entry of libFuzzer, which has no header.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
