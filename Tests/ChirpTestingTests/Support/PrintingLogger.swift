import ChirpRuntime

struct PrintingLogger: RequestLogger {
  func log(_ entry: LogEntry) {
    print(entry)
  }
}
