/// A task that is suspended until its clock resumes it.
struct Waiter {
  let id: Int
  let continuation: CheckedContinuation<Void, any Error>
}
