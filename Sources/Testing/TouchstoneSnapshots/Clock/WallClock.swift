import CWallClock
package import Foundation

/// The machine's clock, as code that takes snapshots sees it.
package enum WallClock {
  /// The seconds by which the clock is moved for the second of two snapshots: a day, an hour, a minute and a second, so
  /// that views that show any of them differ.
  package static let step: Int64 = 86_400 + 3_600 + 60 + 1

  /// The present that texts are compared with in place of the machine's, for tests.
  @TaskLocal package static var present: Date?

  /// The seconds by which this thread sees the clock ahead.
  package static var offset: Int64 { ts_clock_offset() }

  /// Returns the result of a closure, for which `Date()` is a number of seconds ahead. Other threads are not affected.
  ///
  /// It can wait until such a date, as with `NSCondition.wait(until:)`, but should not pass one to another thread.
  package static func moved<Result, Failure: Error>(
    by seconds: Int64 = step, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = offset
    ts_set_clock_offset(seconds)
    defer { ts_set_clock_offset(before) }
    return try body()
  }
}
