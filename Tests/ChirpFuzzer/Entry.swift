import HostileSpecs

/// Takes the bytes of a spec from libFuzzer, and traps where text of it becomes anything else than
/// text.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  do {
    _ = try HostileRun(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    preconditionFailure(error.text)
  }
  return 0
}
