import Foundation

/// The processor time that an operation takes on this thread, which other processes of a busy machine don't add to.
package func processorTime(of operation: () throws -> Void) rethrows -> Duration {
  let start = now()
  try operation()
  return now() - start
}

private func now() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
