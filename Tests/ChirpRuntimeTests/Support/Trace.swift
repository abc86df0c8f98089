/// What a task knows of the one that began it.
enum Trace {
  @TaskLocal static var name: String?
}
