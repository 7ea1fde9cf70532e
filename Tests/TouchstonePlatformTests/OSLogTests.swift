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
}
