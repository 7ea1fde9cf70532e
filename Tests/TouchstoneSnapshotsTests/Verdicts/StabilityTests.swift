import Foundation
import Synchronization
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// `TOUCHSTONE_VERIFY_TWICE`.
@Suite struct StabilityTests {
  private let twice = ["TOUCHSTONE_VERIFY_TWICE": "1"]

  @Test func `a value that changes from call to call fails and is not recorded`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, twice)
      var number = 0
      func next() -> String {
        number += 1
        return "call \(number)"
      }
      let outcome = harness.verify(next(), as: .lines)
      #expect(outcome.message?.contains("is not stable: two captures in a row differ:") == true)
      #expect(outcome.message?.contains("call 2") == true)
      #expect(harness.text == nil)
    }
  }

  @Test func `a value that reads the day of the clock fails`() throws {
    try withTemporaryFolder { folder in
      func day() -> String { "\(Int(Date().timeIntervalSince1970 / 86_400))" }
      let outcome = VerifierHarness(folder, twice).verify(day(), as: .lines)
      #expect(outcome.message?.contains("is not stable") == true)
      #expect(outcome.message?.contains("a day, an hour, a minute and a second ahead") == true)
    }
  }

  @Test func `the second capture times out by the machine's own clock`() throws {
    try withTemporaryFolder { folder in
      let count = Mutex(0)
      let strategy = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
        Async { callback in
          if count.withLock({
            $0 += 1; return $0
          }) == 1 {
            callback(value)
          }
        }
      }
      let outcome = VerifierHarness(folder, twice).verify("a", as: strategy, timeout: 0.01)
      #expect(outcome.message?.contains("timed out") == true)
    }
  }

  @Test func `a value that stays the same is compared as ever`() throws {
    try withTemporaryFolder { folder in
      try VerifierHarness(folder, twice).putGolden("same")
      #expect(VerifierHarness(folder, twice).verify("same", as: .lines).message == nil)
    }
  }

  @Test func `without the variable the value is taken once`() throws {
    try withTemporaryFolder { folder in
      var number = 0
      func next() -> String {
        number += 1
        return "call \(number)"
      }
      try VerifierHarness(folder).putGolden("call 1")
      #expect(VerifierHarness(folder).verify(next(), as: .lines).message == nil)
      #expect(number == 1)
    }
  }

  @Test func `what was drawn says where a difference is`() {
    let check = StabilityCheck(format: Diffing<String>.lines.format)
    do throws(SnapshotFailure) {
      let taken = [("a", "clock 12:00"), ("b", "clock 12:01")].map { value, account in
        var remarks = SnapshotRemarks()
        remarks.addAccount { account }
        return Taken(value, remarks)
      }
      try check.check(taken[0], taken[1])
      Issue.record("the check passed")
    } catch {
      guard case .unstable(let text) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(text?.contains("clock 12:01") == true)
    }
  }
}
