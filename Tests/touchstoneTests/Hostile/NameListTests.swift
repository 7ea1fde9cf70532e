import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

/// Lists of names that are empty, or that mean more than they show: nothing is recorded, and the command fails.
@Suite(.timeLimit(.minutes(10)))
struct NameListTests {
  /// Runs the tool in an empty package, in which it would take a test run to find out anything.
  private func status(_ arguments: [String], approvals: String? = nil) throws -> ToolRun {
    let folder = ReviewFolder()
    try folder.add("dark")
    _ = try folder.writeLog()
    let file = folder.package.appendingPathComponent("approvals.json")
    if let approvals { try Data(approvals.utf8).write(to: file) }
    let run = try ToolRun(arguments, folder: folder.package)
    #expect(folder.golden("dark") == "old")
    return run
  }

  @Test(arguments: [
    ["record", "--only", ""], ["record", "--only", "Cards/dark\n*"], ["record", "--only", "A", "--only", ""],
    ["record", "--filter", ""], ["record", "--target", ""], ["accept", ".build/touchstone/r", "--only", ""],
    ["accept", ".build/touchstone/r", "--only", "NoSuch/x\n*"], ["review", ".build/touchstone/r", "--only", ""],
    ["accept", ".build/touchstone/r", "--only", "NoSuch/x"], ["review", ".build/touchstone/r", "--only", "NoSuch/x"],
  ])
  func `an empty name, and one that is two, is refused`(arguments: [String]) throws {
    let run = try status(arguments)
    #expect(run.status != 0)
    #expect(!run.output.contains("Running the tests"), "\(run.output)")
  }

  @Test(
    arguments: ["record", "accept"],
    [
      "", #""id":"NoSuch/x\n*","golden":"x""#, #""id":"","golden":"x""#, #""id":"x","golden":"""#,
      #""id":"x","golden":"x\u001b[2J""#, #""id":"x","golden":"x","digest":"00""#,
    ])
  func `approvals of nothing, and of names that are none, are refused`(command: String, approved: String) throws {
    let zeros = String(repeating: "0", count: 64)
    let digest = (approved.contains("digest") ? "" : #","digest":"\#(zeros)""#) + #","file":"\#(zeros)""#
    let text =
      #"{"schema":"touchstone.approvals/2","run":"r","approved":[\#(approved.isEmpty ? "" : "{\(approved)\(digest)}")]}"#
    let place = command == "accept" ? [".build/touchstone/r"] : []
    let run = try status([command] + place + ["--from", "approvals.json"], approvals: text)
    #expect(run.status != 0)
    #expect(!run.output.contains("Running the tests"), "\(run.output)")
  }

  @Test func `a name that commands the terminal is printed without its commands`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", message: "\u{1B}[2J")
    folder.log.snapshots[0].result.golden = "Snapshots/A/Cards/\u{202E}dark.txt"
    let run = try folder.writeLog()
    let result = try ToolRun(["accept", run.path, "--only", "*"], folder: folder.package)
    #expect(result.status == 1)
    #expect(result.output.contains("·dark.txt") && !result.output.contains("\u{202E}"), "\(result.output)")
  }
}
