import Foundation

/// A value in an object that any thread may use, such as a pasteboard.
///
/// Each read and each change is whole. Unlike `Locked`, it may hold what cannot be sent to another thread: what is read is
/// not protected any more.
// SAFETY: the value is read and changed with the lock only.
final class SharedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  /// Changes the value while no other thread has it. The closure must not use it again.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    let (old, result) = lock.withLock { (stored, body(&stored)) }
    // Released without the lock, since a `deinit` may use the value.
    withExtendedLifetime(old) {}
    return result
  }
}
