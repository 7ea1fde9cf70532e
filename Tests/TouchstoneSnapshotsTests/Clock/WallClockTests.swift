import Foundation
import Testing

@testable import TouchstoneSnapshots

@Suite struct WallClockTests {
  @Test func `every way to read the time of day is moved`() {
    let readers: [(String, () -> Double)] = [
      ("Date()", { Date().timeIntervalSince1970 }),
      ("Date.now", { Date.now.timeIntervalSince1970 }),
      ("Date(timeIntervalSinceNow:)", { Date(timeIntervalSinceNow: 0).timeIntervalSince1970 }),
      ("NSDate()", { NSDate().timeIntervalSince1970 }),
      ("time", { Double(time(nil)) }),
      (
        "gettimeofday",
        {
          var now = timeval()
          gettimeofday(&now, nil)
          return Double(now.tv_sec)
        }
      ),
    ]
    for (name, read) in readers {
      // A whole second less: some readers have no fractions.
      let before = Date().timeIntervalSince1970 - 1
      #expect(WallClock.moved(read) >= before + Double(WallClock.step), "\(name)")
    }
  }

  @Test func `the clock is back afterwards even after an error`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try WallClock.moved { throw Failure() } }
    #expect(WallClock.offset == 0)
    WallClock.moved {
      WallClock.moved(by: 0) { #expect(WallClock.offset == 0) }
      #expect(WallClock.offset == WallClock.step)
    }
  }

  @Test func `other threads and the clocks of durations are not moved`() {
    WallClock.moved {
      let start = ContinuousClock.now
      let semaphore = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var other: (date: Date, start: ContinuousClock.Instant)?
      Thread.detachNewThread {
        other = (Date(), .now)
        semaphore.signal()
      }
      semaphore.wait()
      #expect(other.map { $0.date < Date().addingTimeInterval(-86_400) } == true)
      #expect(other.map { start - $0.start < .seconds(86_400) } == true)
    }
  }
}
