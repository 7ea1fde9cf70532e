import OSLog
import Testing
import os

/// Both modules in one file, as many apps import them; each target renames both.
@Suite struct OSLogTests {
  @Test func `loggers of both modules are one type`() {
    let logger = Logger(subsystem: "a", category: "b")
    let again: os.Logger = logger
    again.info("hello \(1)")
    #expect(OSLog.disabled !== OSLog.default)
  }

  // A logger keeps no messages.
  @Test func `a store of messages has none`() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    Logger().info("hello")
    let entries = try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 1))
    #expect(entries.compactMap { $0 as? OSLogEntryLog }.isEmpty)
  }
}
