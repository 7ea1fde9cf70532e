import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

struct AcceptanceTests {
  @Test func `the golden becomes what the run saw, and undo brings it back to the byte`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let change = try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    try folder.acceptance.undo(folder.log.snapshots[0], change)
    #expect(folder.golden("dark") == "old")
  }

  @Test func `undo removes a golden that was not there before`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil)
    let change = try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    try folder.acceptance.undo(folder.log.snapshots[0], change)
    #expect(folder.golden("dark") == nil)
  }

  @Test
  func `a golden that cannot be written says so, and stays as it was; so does one whose picture is gone`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil)
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards/dark.txt")
    try FileManager.default.createDirectory(at: golden, withIntermediateDirectories: true)
    let path = "Snapshots/A/Cards/dark.txt"
    #expect(throws: ToolError.notWritten(path, why: "Is a directory")) {
      try folder.acceptance.accept(folder.log.snapshots[0])
    }
    let picture = folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.actual.txt")
    try FileManager.default.removeItem(at: picture)
    #expect(throws: ToolError.noPicture(picture.path)) { try folder.acceptance.accept(folder.log.snapshots[0]) }
  }

  /// Writes approvals as the page does.
  private func approvals(_ folder: ReviewFolder, run: String = "r", actual: String = "artefacts/dark.actual.txt") throws
    -> String
  {
    let file = folder.package.appendingPathComponent("approvals.json")
    let approved = ["id": "Cards/dark", "golden": "Snapshots/A/Cards/dark.txt", "actual": actual]
    try JSONSerialization.data(
      withJSONObject: ["schema": "touchstone.approvals/1", "run": run, "approved": [approved]]
    ).write(to: file)
    return file.path
  }

  @Test func `of two pictures for one golden the one is accepted that was ticked`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    var other = folder.log.snapshots[0].result
    other.artefacts?.actual = "artefacts/other.txt"
    let run = folder.package.appendingPathComponent(".build/touchstone/r")
    try Data("other".utf8).write(to: run.appendingPathComponent("artefacts/other.txt"))
    folder.log.snapshots.insert(
      RunLog.Snapshot(result: other, runFolder: run, packageFolder: folder.package), at: 0)
    _ = try folder.writeLog()

    let all = try ToolRun(["accept", run.path, "--only", "*"], folder: folder.package)
    #expect(all.status == 1 && folder.golden("dark") == "old")
    #expect(all.output.contains("several pictures for the golden Snapshots/A/Cards/dark.txt"), "\(all.output)")

    let ticked = try ToolRun(["accept", run.path, "--from", approvals(folder)], folder: folder.package)
    #expect(ticked.status == 0 && folder.golden("dark") == "new", "\(ticked.output)")
  }

  @Test func `a test that ran twice and saw the same is accepted once`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    folder.log.snapshots.append(folder.log.snapshots[0])
    let result = try ToolRun(["accept", folder.writeLog().path, "--only", "*"], folder: folder.package)
    #expect(result.status == 0 && result.output.contains("1 accepted"), "\(result.output)")
    #expect(folder.golden("dark") == "new")
  }

  @Test func `approvals of another run, or of another picture, accept nothing`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog().path
    let ofAnother = try ToolRun(["accept", run, "--from", approvals(folder, run: "q")], folder: folder.package)
    #expect(ofAnother.status == 1)
    #expect(ofAnother.output.contains("it approves pictures of the run q, not of r"), "\(ofAnother.output)")
    let unseen = try ToolRun(
      ["accept", run, "--from", approvals(folder, actual: "artefacts/unseen.txt")], folder: folder.package)
    #expect(unseen.status == 1 && unseen.output.contains("0 accepted"), "\(unseen.output)")
    #expect(folder.golden("dark") == "old")
  }

  @Test func `nothing but the golden is left in its folder`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.acceptance.accept(folder.log.snapshots[0])
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards")
    #expect(try FileManager.default.contentsOfDirectory(atPath: golden.path) == ["dark.txt"])
  }

  @Test func `a golden that is a link, or lies behind one, is refused`() throws {
    for part in ["Snapshots/A/Cards/dark.txt", "Snapshots/A/Cards", "Snapshots"] {
      let folder = ReviewFolder()
      try folder.add("dark")
      let linked = folder.package.appendingPathComponent(part)
      let elsewhere = folder.package.appendingPathComponent("elsewhere")
      try FileManager.default.moveItem(at: linked, to: elsewhere)
      try FileManager.default.createSymbolicLink(at: linked, withDestinationURL: elsewhere)
      #expect(throws: ToolError.notWritten("Snapshots/A/Cards/dark.txt", why: FileFault.link.reason)) {
        try folder.acceptance.accept(folder.log.snapshots[0])
      }
      #expect(folder.golden("dark") == "old")
    }
  }

  @Test func `a golden that was changed since the run is not replaced`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.add("light", golden: nil)
    let golden = folder.package.appendingPathComponent("Snapshots/A/Cards/dark.txt")
    for (index, name) in ["dark", "light"].enumerated() {
      let path = "Snapshots/A/Cards/\(name).txt"
      try Data("newer".utf8).write(to: folder.package.appendingPathComponent(path))
      #expect(throws: ToolError.goldenChanged(path)) { try folder.acceptance.accept(folder.log.snapshots[index]) }
      #expect(folder.golden(name) == "newer")
    }
    // The digest of the log says which golden it was; without one, the copy that the run kept does.
    try Data("old".utf8).write(to: golden)
    folder.log.snapshots[0].result.goldenDigest = Data("another".utf8).sha256
    #expect(throws: ToolError.goldenChanged("Snapshots/A/Cards/dark.txt")) {
      try folder.acceptance.accept(folder.log.snapshots[0])
    }
    folder.log.snapshots[0].result.goldenDigest = Data("old".utf8).sha256
    try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
    // A second time changes nothing.
    try folder.acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
  }

  @Test func `undo leaves a golden alone that was edited since`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.add("light", golden: nil)
    for snapshot in folder.log.snapshots {
      let change = try folder.acceptance.accept(snapshot)
      try Data("edited".utf8).write(to: folder.package.appendingPathComponent(snapshot.result.golden))
      #expect(throws: ToolError.editedSince(snapshot.result.golden)) {
        try folder.acceptance.undo(snapshot, change)
      }
    }
    #expect(folder.golden("dark") == "edited" && folder.golden("light") == "edited")
  }

  @Test func `what is not what it claims to be becomes no golden`() throws {
    let folder = ReviewFolder()
    try folder.add("dark", actual: Data("no picture".utf8), format: "png")
    try folder.add("binary", actual: Data([0, 1, 2, 255]))
    for snapshot in folder.log.snapshots {
      #expect {
        try folder.acceptance.accept(snapshot)
      } throws: { error in
        "\(error)".contains(" cannot become a golden: ")
      }
    }
    #expect(ReviewItem.pending(in: folder.log, acceptance: folder.acceptance).isEmpty)
    #expect(ReviewItem.refusals(in: folder.log, acceptance: folder.acceptance).count == 2)
  }

  @Test(arguments: ["../x.txt", "/etc/x.txt", "Snapshots/../../x.txt"])
  func `a golden outside of the package is refused`(path: String) throws {
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil, goldenPath: path)
    #expect(throws: ToolError.goldenElsewhere(path)) { try folder.acceptance.accept(folder.log.snapshots[0]) }
    #expect(ReviewItem.pending(in: folder.log, acceptance: folder.acceptance) == [])
  }

  @Test
  func `only failures wait that were not recorded, and whose golden is not yet what the run saw; each once`() throws {
    let folder = ReviewFolder()
    try folder.add("a")
    try folder.add("a")
    try folder.add("accepted", golden: Data("new".utf8))
    try folder.add("recorded")
    folder.log.snapshots[3].result.recorded = .new
    try folder.add("passed")
    folder.log.snapshots[4].result.verdict = .passed
    try folder.add("missing", golden: nil)
    let pending = ReviewItem.pending(in: folder.log, acceptance: folder.acceptance)
    #expect(pending.map(\.id) == ["Cards/a", "Cards/missing"])
  }
}
