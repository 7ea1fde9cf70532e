import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct ReviewItemTests {
  @Test func `failures that cannot be accepted are reviewed with the reason, each once`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.add("broken")
    folder.log.snapshots[1].result.artefacts = nil
    folder.log.snapshots.append(folder.log.snapshots[1])
    try folder.add("symbol")
    folder.log.snapshots[3].result.reason = .value
    // The same golden, and another picture for it.
    try folder.add("two")
    var other = folder.log.snapshots[4]
    try FileManager.default.copyItem(
      at: folder.package.appendingPathComponent("Tests/A/Cards.swift"),
      to: folder.package.appendingPathComponent(".build/touchstone/r/artefacts/other.txt"))
    other.result.artefacts?.actual = "artefacts/other.txt"
    folder.log.snapshots.append(other)
    let items = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
    #expect(items.map(\.id) == ["Cards/dark", "Cards/broken", "Cards/symbol", "Cards/two", "Cards/two"])
    #expect(
      items.map(\.refusal) == [
        nil, .nothingKept("Cards/broken"), .incomplete("Cards/symbol"), nil,
        .severalPictures("Snapshots/A/Cards/two.txt"),
      ])
    #expect(throws: ToolError.incomplete("Cards/symbol")) { try folder.acceptance.accept(folder.log.snapshots[3]) }
    let result = try ToolRun(["accept", folder.writeLog().path, "--only", "Cards/symbol"], folder: folder.package)
    #expect(result.status == 1 && result.output.contains("0 accepted"), "\(result.output)")
    #expect(folder.golden("symbol") == "old")
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
    let pending = ReviewItem.failures(in: folder.log, acceptance: folder.acceptance)
    #expect(pending.map(\.id) == ["Cards/a", "Cards/missing"])
  }
}
