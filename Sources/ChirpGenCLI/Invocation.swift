/// A command line that makes sense.
enum Invocation {
  case run(Command, Options)
  case help(Command?)
  case version
}
