import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

@Suite("Accepting what a run saw")
struct AcceptanceTests {
  @Test("the golden becomes what the run saw, and undo brings it back to the byte")
  func acceptAndUndo() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let before = try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    try folder.acceptance.undo(folder.log.snapshots[0], before: before)
    #expect(folder.golden("dark") == "old")
  }

  @Test("undo removes a golden that was not there before")
  func undoNew() throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil)
    let before = try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    try folder.acceptance.undo(folder.log.snapshots[0], before: before)
    #expect(folder.golden("dark") == nil)
  }

  @Test("a golden that cannot be written says so, and stays as it was; so does one whose picture is gone")
  func failures() throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil)
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards/dark.txt")
    try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true)
    let path = "Snapshots/A/Cards/dark.txt"
    #expect(throws: ToolError.notWritten(path, at: path, why: "Is a directory")) {
      try folder.acceptance.accept(folder.log.snapshots[0])
    }
    let picture = folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.actual.txt")
    try FileManager.default.removeItem(at: picture)
    #expect(throws: ToolError.noPicture(picture.path)) { try folder.acceptance.accept(folder.log.snapshots[0]) }
  }

  @Test("nothing but the golden is left in its folder, and a link stays a link")
  func links() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards/dark.txt")
    let elsewhere = folder.package.appendingPathComponent("elsewhere.txt")
    try FileManager.default.moveItem(at: golden, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: golden, withDestinationURL: elsewhere)
    try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(try String(contentsOf: elsewhere, encoding: .utf8) == "new")
    let names = try FileManager.default.contentsOfDirectory(atPath: golden.deletingLastPathComponent().path)
    #expect(names == ["dark.txt"])
  }

  @Test("a golden outside of the package is refused", arguments: ["../x.txt", "/etc/x.txt", "Snapshots/../../x.txt"])
  func outside(path: String) throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil, goldenPath: path)
    #expect(throws: ToolError.goldenOutside(path)) { try folder.acceptance.accept(folder.log.snapshots[0]) }
    #expect(ReviewItem.pending(in: folder.log, acceptance: folder.acceptance) == [])
  }

  @Test("only failures wait that were not recorded, and whose golden is not yet what the run saw; each once")
  func pending() throws {
    let folder = ReviewFolder()
    try folder.add("a")
    try folder.add("a")
    try folder.add("accepted", golden: Data("new".utf8))
    try folder.add("recorded")
    folder.log.snapshots[3].entry.recorded = .new
    try folder.add("passed")
    folder.log.snapshots[4].entry.verdict = .passed
    try folder.add("missing", golden: nil)
    let pending = ReviewItem.pending(in: folder.log, acceptance: folder.acceptance)
    #expect(pending.map(\.id) == ["Cards/a", "Cards/missing"])
  }
}
