import Foundation

/// A value that one thread at a time reads or changes.
///
/// What draws on several threads uses it in place of `Mutex`: on Linux, Thread Sanitizer does not see how `Mutex` waits,
/// and reports races where there are none.
// SAFETY: the value is read and changed by `withLock` only, which has the lock.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // SAFETY: as above; a property of a class is in no region that could be sent.
  private nonisolated(unsafe) var value: Value

  /// Creates a lock around a value.
  package init(_ value: consuming sending Value) {
    self.value = value
  }

  /// Calls a closure with the value while no other thread has it. The closure must not lock it again.
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
