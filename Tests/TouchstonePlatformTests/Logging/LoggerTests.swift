import CoreFoundation
import Foundation
import Testing
import os.log

@testable import os

@Suite struct LoggerTests {
  @Test func `values of a message are written in their formats`() {
    let numbers: OSLogMessage =
      "\(7, format: .decimal(minDigits: 3)) \(255, format: .hex(includePrefix: true, uppercase: true))"
    #expect(numbers.text == "007 0xFF")
    let message: OSLogMessage =
      "\(3.14159, format: .fixed(precision: 2), privacy: .public)|\("ab", align: .right(columns: 4))|\(true, format: .answer)"
    #expect(message.text == "3.14|  ab|YES")
  }

  // Apple's os_log adds `public` and `private` to the forms of printf, in braces.
  @Test func `a message of printf leaves out who may read its values`() {
    #expect(formatted("%{public}@ has %d of %{private}.1f", ["Box", 3, 4.5]) == "Box has 3 of 4.5")
  }

  @Test func `locks keep a value and are free again`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
    #expect(lock.withLockIfAvailable { $0 } == 2)
    var plain = os_unfair_lock()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
  }

  @Test func `a logger and a signposter can be called`() {
    let logger = Logger(subsystem: "test", category: "logger")
    logger.error("failed: \(1)")
    let signposter = OSSignposter(logger: logger)
    #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
    #expect(!signposter.isEnabled)
  }
}
