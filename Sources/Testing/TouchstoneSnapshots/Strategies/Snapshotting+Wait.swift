public import Foundation

extension Snapshotting {
  /// Returns a strategy that takes its snapshot after a pause.
  ///
  /// The pause blocks the calling thread, so a view is still rendered where it was created. On the main thread, the run
  /// loop runs meanwhile: timers fire and callbacks arrive.
  ///
  /// - Parameters:
  ///   - strategy: The strategy that takes the snapshot after the pause.
  ///   - duration: The pause, in seconds.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    strategy.pulledBack { value in
      Async { callback in
        let end = Date(timeIntervalSinceNow: max(0, duration))
        while Date() < end {
          if Thread.isMainThread {
            // Returns at once when the run loop has nothing to wait for: rest a little instead of spinning.
            if !RunLoop.current.run(mode: .default, before: end) {
              Thread.sleep(forTimeInterval: min(0.005, max(0, end.timeIntervalSinceNow)))
            }
          } else {
            Thread.sleep(until: end)
          }
        }
        strategy.take(value).run(callback)
      }
    }
  }
}
