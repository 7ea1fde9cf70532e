import Foundation

/// A value that one thread at a time reads or changes.
///
/// What draws on several threads uses it in place of `Mutex`: on Linux that waits in a way that Thread Sanitizer does not see, which
/// reports races where there are none.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
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
