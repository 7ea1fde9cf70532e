import Foundation
import Testing

@testable import touchstone

struct TerminalRescueTests {
  @Test(
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGSEGV, SIGILL])
  func `a review that a signal ends leaves the terminal as it was, and ends by that signal`(signal: Int32) throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog()
    let terminal = try PseudoTerminal()
    let before = terminal.isRaw
    let process = try terminal.start(
      CompareFolder.tool, ["review", "--package", folder.package.path, run.path],
      environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
    #expect(terminal.read(until: "quit").contains("1/1"))
    #expect(!before && terminal.isRaw)
    kill(process, signal)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    #expect(status & 0x7F == signal)
    #expect(!terminal.isRaw)
    #expect(terminal.read(until: "\u{1B}[?1049l").contains("\u{1B}[?25h"))
  }
}
