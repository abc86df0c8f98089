/// What the program can do.
enum Command: String, CaseIterable {
  case generate
  case check
  case validate
}
