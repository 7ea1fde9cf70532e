package import Foundation

/// Waits for the value of an ``Async``.
///
/// A class, for the callback, on whatever thread, writes what the waiting thread reads.
package final class Delivery<Value> {
  private let condition = NSCondition()
  private var value: Value?

  /// The value, or nil if it does not come in time.
  ///
  /// On the main thread the run loop turns meanwhile.
  ///
  /// - Parameter timeout: The longest time to wait in seconds. Work that is done before `run` returns may take longer.
  package static func value(of work: Async<Value>, timeout: TimeInterval) -> Value? {
    let delivery = Delivery()
    work.run { delivery.deliver($0) }
    // Other tests may run in the run loop meanwhile.
    return WallClock.moved(by: 0) { delivery.wait(until: Date(timeIntervalSinceNow: timeout)) }
  }

  private func deliver(_ value: Value) {
    condition.lock()
    // Only the first call counts.
    self.value = self.value ?? value
    condition.signal()
    condition.unlock()
  }

  private func wait(until deadline: Date) -> Value? {
    condition.lock()
    defer { condition.unlock() }
    while value == nil, Date() < deadline {
      if Thread.isMainThread {
        condition.unlock()
        _ = RunLoop.current.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.005)))
        condition.lock()
        if value == nil { _ = condition.wait(until: min(deadline, Date(timeIntervalSinceNow: 0.002))) }
      } else {
        _ = condition.wait(until: deadline)
      }
    }
    return value
  }
}
