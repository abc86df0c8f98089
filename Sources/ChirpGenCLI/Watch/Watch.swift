import ChirpDiagnostics
import ChirpGenCore

/// Generates, and does it again whenever an input has changed.
struct Watch {
  /// The milliseconds without an event after which a save is taken to be whole.
  private static let quiet = 10
  /// The milliseconds after which the next run does not wait for quiet any more.
  private static let patience = 50
  /// The milliseconds in which a file that has vanished may come back.
  private static let grace = 200

  private let options: Options
  private let folder: String
  private let console: Console

  init(_ options: Options, folder: String, console: Console) {
    self.options = options
    self.folder = folder
    self.console = console
  }

  /// Ends with the user's signal, or if there is nothing to generate from the start.
  func run() throws(UsageError) -> ExitStatus {
    do {
      let waiting = try Waiting(in: folder)
      var log = InputLog()
      try generate(log)
      while try awaitChange(since: log, waiting) {
        separate()
        log = InputLog()
        do throws(UsageError) {
          try generate(log)
        } catch {
          console.fault(error.message, hint: error.hint)
          announce(log)
        }
      }
      if console.outputIsTerminal { console.output("") }
      return .success
    } catch let error as UsageError {
      throw error
    } catch let error as FileSystem.Failure {
      let path = Paths(folder: folder).shown(error.path)
      console.fault(Diagnostic.Message.failed(error, path).text, hint: FolderEvents.advice)
      return .failure
    } catch {
      console.fault("\(error)")
      return .internalFault
    }
  }

  private func generate(_ log: InputLog) throws(UsageError) {
    _ = try Session(.generate, options, folder: folder, console: console, log: log).run()
    announce(log)
  }

  /// Waits until the inputs differ from what `log` says; false if the user wants an end before.
  private func awaitChange(
    since log: InputLog, _ waiting: Waiting
  ) throws(FileSystem.Failure) -> Bool {
    var limit: Int? = 0
    var graceEnd: Int?
    while true {
      switch waiting.next(within: limit) {
      case .stop: return false
      case .change: settle(waiting)
      case .timeout: break
      }
      // What changes before the folders are watched is seen by the comparison.
      try waiting.folders.watch(log.folders)
      switch log.change {
      case .changed: return true
      case .none: (limit, graceEnd) = (nil, nil)
      case .vanished:
        let end = graceEnd ?? Waiting.now + Self.grace
        if Waiting.now >= end { return true }
        (limit, graceEnd) = (end - Waiting.now, end)
      }
    }
  }

  /// Waits for the end of a burst.
  private func settle(_ waiting: Waiting) {
    let end = Waiting.now + Self.patience
    while Waiting.now < end, waiting.next(within: Self.quiet) == .change {}
  }

  /// Parts what a run says from what the last one said, of which a terminal is cleared.
  private func separate() {
    if console.outputIsColored {
      console.output(unended: "\u{1B}[H\u{1B}[2J")
    } else if console.outputIsTerminal {
      console.output("")
    }
  }

  private func announce(_ log: InputLog) {
    guard options.format == nil || options.format == DiagnosticFormat.text.rawValue else { return }
    let activity =
      switch log.fileCount {
      case 0: "waiting for a file that can be read"
      case 1: "watching 1 file"
      case let count: "watching \(count) files"
      }
    console.output("chirp-gen: \(activity); Ctrl-C ends it")
  }
}
