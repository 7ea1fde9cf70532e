import Foundation

/// A value of an object that any thread may use, as it may Apple's pasteboards.
///
/// A read or a write is whole. Unlike `Locked`, it may hold what cannot be sent, so it keeps one value safe, and not what
/// several values have to do with each other.
// SAFETY: the value is read and written with the lock only.
final class SharedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Changes the value at once.
  func change<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&stored) } }
}
