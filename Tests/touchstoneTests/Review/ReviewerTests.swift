import Foundation
import Testing

@testable import touchstone

struct ReviewerTests {
  private func review(
    _ folder: ReviewFolder, environment: [String: String] = [:], keys: [(wait: String, press: String)],
    end: String = "not reviewed"
  ) throws -> (text: String, code: Int32) {
    let run = try folder.writeLog()
    let terminal = try PseudoTerminal()
    let process = try terminal.start(
      CompareFolder.tool, ["review", "--package", folder.package.path, run.path],
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
    var text = ""
    for key in keys {
      text += terminal.read(until: key.wait)
      terminal.type(key.press)
    }
    text += terminal.read(until: end)
    return (text, terminal.wait(for: process))
  }

  @Test
  func `one golden that cannot be written does not keep the others from being accepted, and is not called accepted`()
    throws
  {
    let folder = ReviewFolder()
    for name in ["a", "b", "c"] { try folder.add(name) }
    let broken = folder.package.appendingPathComponent("Snapshots/A/Cards/b.txt")
    try FileManager.default.removeItem(at: broken)
    try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
    let (text, code) = try review(
      folder, keys: [("quit", "A"), ("y/n", "y"), ("Cannot be accepted", "q")], end: "2 accepted")
    #expect(folder.golden("a") == "new" && folder.golden("c") == "new")
    #expect(text.contains("Cannot be accepted: The golden Snapshots/A/Cards/b.txt was not changed:"))
    #expect(text.contains("2 accepted, 1 not reviewed"))
    #expect(code == 0)
  }

  @Test func `all of a cause are accepted with one key`() throws {
    let folder = ReviewFolder()
    for name in ["a", "b", "c"] { try folder.add(name) }
    // The review goes on, so that this can be taken back.
    let (text, code) = try review(
      folder, keys: [("3 failures from 1 cause", "a"), ("Accepted 3 goldens", "q")], end: "3 accepted")
    #expect(["a", "b", "c"].allSatisfy { folder.golden($0) == "new" })
    #expect(text.contains("a accept all 3") && code == 0)
  }

  @Test
  func `a picture is opened by the program of the environment, and a program that is not there is named`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    #expect(
      try review(folder, environment: ["TOUCHSTONE_OPEN": "true"], keys: [("quit", "o"), ("Opened", "q")]).text
        .contains("Opened .build/touchstone/r/differences/Cards-dark-"))
    #expect(
      try review(folder, environment: ["TOUCHSTONE_OPEN": "no-such-viewer"], keys: [("quit", "o"), ("another", "q")])
        .text.contains("The program no-such-viewer was not found: set another one in TOUCHSTONE_OPEN."))
  }

  @Test func `without a terminal the reviewer says what else there is`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
    process.arguments = ["--wait", CompareFolder.tool, "review", "--package", folder.package.path, run.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(said.contains("there is no terminal to show it on"))
    #expect(said.contains("swift run touchstone accept \(run.path) --only PATTERN"), "\(said)")
  }
}
