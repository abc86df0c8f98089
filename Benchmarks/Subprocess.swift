import Foundation

/// Runs programs and waits for them.
enum Subprocess {
  struct Failure: Error {
    let program: String
    let status: Int32
  }

  /// What a program took.
  struct Usage {
    /// Of the processor, user and system.
    var seconds: Double
    /// The most memory that it had at a time.
    var bytes: Int
  }

  @discardableResult
  static func run(_ program: String, _ arguments: [String]) throws -> Usage {
    var process = pid_t()
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let code = posix_spawn(&process, program, &actions, nil, words + [nil], environ)
    if code != 0 { throw Failure(program: program, status: code) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { throw Failure(program: program, status: errno) }
    }
    if status != 0 { throw Failure(program: program, status: status) }
    return Usage(
      seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      bytes: Int(usage.ru_maxrss) * memoryUnit)
  }

  /// The bytes that the system counts memory in.
  private static var memoryUnit: Int {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
