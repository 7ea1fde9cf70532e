import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

@Suite struct SnapshotComparisonTests {
  /// Two sides, with the pictures of one.
  private final class Sides {
    let folder: TemporaryFolder
    var (base, head) = (SnapshotComparison.Side(log: RunLog()), SnapshotComparison.Side(log: RunLog()))
    var reach: VariationReach?

    init() throws { folder = try TemporaryFolder() }

    var pictures: URL { folder.url.appendingPathComponent("Snapshots") }

    /// Adds a snapshot that the other revision drew; with its text, unless it could not.
    func before(_ name: String, _ text: String? = "text", message: String? = nil) throws {
      var result = Self.result(name, golden: "/elsewhere/Snapshots/AppTests/CardTests/\(name).txt")
      result.verdict = text == nil ? .failed : .recorded
      result.message = message
      if let text { try write(text, to: pictures.appendingPathComponent("AppTests/CardTests/\(name).txt")) }
      base.log.snapshots.append(snapshot(result))
    }

    /// Adds a snapshot of the revision that is compared: it passed, or failed for a reason.
    func now(
      _ name: String, _ reason: SnapshotFailure.Reason? = nil, _ text: String? = nil, test: String? = nil
    ) throws {
      var result = Self.result(name, golden: pictures.path + "/AppTests/CardTests/\(name).txt")
      if let test { result.test = test }
      (result.verdict, result.reason, result.message) = (reason == nil ? .passed : .failed, reason, "Why.")
      if let text {
        try write(text, to: folder.url.appendingPathComponent("run/artefacts/\(name).txt"))
        result.artefacts = SnapshotArtefacts(actual: "artefacts/\(name).txt")
      }
      head.log.snapshots.append(snapshot(result))
    }

    private static func result(_ name: String, golden: String) -> SnapshotResult {
      SnapshotResult(
        id: "CardTests/\(name)", target: "AppTests", file: "Tests/AppTests/CardTests.swift", line: 3, test: "\(name)()",
        golden: golden, format: "txt", verdict: .passed)
    }

    private func snapshot(_ result: SnapshotResult) -> RunLog.Snapshot {
      RunLog.Snapshot(result: result, runFolder: folder.url.appendingPathComponent("run"), packageFolder: folder.url)
    }

    private func write(_ text: String, to file: URL) throws {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    var comparison: SnapshotComparison {
      SnapshotComparison(base: base, pictures: pictures, head: head, reach: reach)
    }

    var outcomes: [String: SnapshotComparison.Outcome] {
      Dictionary(uniqueKeysWithValues: comparison.entries.map { ($0.snapshot.result.id, $0.outcome) })
    }

    var report: ComparisonReport { report(remarks: []) }

    func report(remarks: [String]) -> ComparisonReport {
      ComparisonReport(
        comparison, log: head.log, pictures: pictures, base: "main (0a)", commit: nil, remarks: remarks,
        environment: [:])
    }
  }

  @Test func `a snapshot is the same, changed, new or gone`() throws {
    let sides = try Sides()
    for name in ["same", "changed", "gone"] { try sides.before(name) }
    try sides.now("same")
    try sides.now("changed", .differs, "other")
    try sides.now("new", .missing, "new text")
    #expect(
      sides.outcomes == [
        "CardTests/same": .same, "CardTests/changed": .changed, "CardTests/gone": .removed, "CardTests/new": .new,
      ])
    #expect(sides.report.status == 1)
    #expect(sides.report.counts.counts == "1 changed, 1 new, 1 removed, 1 same")
    #expect(
      sides.report.lines == [
        "  changed  CardTests/changed  differs", "  removed  CardTests/gone     ", "  new      CardTests/new      ",
        "Compared with main (0a): 1 changed, 1 new, 1 removed, 1 same",
      ])
  }

  @Test func `all the same exits with status 0, and nothing at all does not`() throws {
    let sides = try Sides()
    #expect(sides.report.status == 2)
    try sides.before("same")
    try sides.now("same")
    #expect(sides.report.status == 0)
    // What is missing of a revision may be what differs.
    #expect(sides.report(remarks: ["The submodule Kit is left out."]).status == 2)
  }

  @Test func `a new snapshot that shows what one that is gone showed was renamed`() throws {
    let sides = try Sides()
    try sides.before("old", "equal")
    try sides.before("gone", "lost")
    try sides.now("young", .missing, "equal")
    #expect(
      sides.outcomes == ["CardTests/young": .renamed(from: "CardTests/old"), "CardTests/gone": .removed])
    #expect(sides.report.counts.renamed == 1)
  }

  @Test func `what the other revision could not draw is neither new nor the same`() throws {
    let sides = try Sides()
    try sides.before("card", nil, message: "The disk is full.")
    try sides.now("card", .missing, "text")
    #expect(
      sides.outcomes == ["CardTests/card": .notCompared("The other revision could not draw it: The disk is full.")])
    #expect(sides.report.status == 2)
  }

  @Test(arguments: [true, false])
  func `a snapshot that its test did not come to is neither new nor gone`(isGone: Bool) throws {
    let sides = try Sides()
    let failure = TestFailure(className: "AppTests.CardTests", name: "card()")
    if isGone {
      try sides.before("card")
      sides.head.failures = [failure]
    } else {
      try sides.now("card", .missing, "text")
      sides.base.failures = [failure]
    }
    guard case .notCompared(let why)? = sides.outcomes["CardTests/card"] else {
      Issue.record("\(sides.outcomes)")
      return
    }
    #expect(why.hasSuffix("its test card() failed."))
    #expect(sides.report.status == 2)
  }

  @Test func `a snapshot behind one that failed its test is not gone`() throws {
    let sides = try Sides()
    try sides.before("card")
    try sides.now("empty", .empty, test: "card()")
    sides.head.failures = [TestFailure(className: "AppTests.CardTests", name: "card()")]
    guard case .notCompared? = sides.outcomes["CardTests/card"] else {
      Issue.record("\(sides.outcomes)")
      return
    }
    #expect(sides.head.otherFailures.isEmpty)
  }

  @Test func `a test with a difference or an audit that failed may have snapshots that neither side has`() throws {
    let sides = try Sides()
    for (name, reason) in [("card", SnapshotFailure.Reason.differs), ("audited", .audit)] {
      try sides.before(name)
      try sides.now(name, reason, "text")
      sides.head.failures.append(TestFailure(className: "AppTests.CardTests", name: "\(name)()"))
    }
    #expect(sides.head.otherFailures.map(\.name) == ["card()", "audited()"])
    // A text in the source.
    try sides.now("words.inline", .differs)
    sides.head.log.snapshots[2].result.format = ""
    sides.head.log.snapshots[2].result.golden = "/Snapshots/AppTests/CardTests/words.inline"
    sides.head.failures.append(TestFailure(className: "AppTests.CardTests", name: "words.inline()"))
    #expect(sides.head.otherFailures.count == 3)
  }

  @Test(arguments: SnapshotFailure.Reason.allCases)
  func `no failure counts as the same, unless it is one of an audit`(reason: SnapshotFailure.Reason) throws {
    let sides = try Sides()
    try sides.before("card")
    try sides.now("card", reason, "text")
    #expect((sides.report.status == 0) == (reason == .audit))
  }

  @Test func `a picture that the other revision has elsewhere or lost is not compared`() throws {
    let sides = try Sides()
    try sides.before("card")
    try FileManager.default.removeItem(at: sides.pictures)
    #expect(sides.report.status == 2)
    try sides.now("card", .missing, "text")
    #expect(sides.report.status == 2)
  }

  @Test func `audits and texts in sources have no picture to compare`() {
    func key(_ golden: String, format: String) -> String? {
      SnapshotComparison.key(
        of: SnapshotResult(
          id: "a", target: "T", file: "a", line: 1, test: "a()", golden: golden, format: format, verdict: .passed))
    }
    #expect(key("/base/Snapshots/T/Cards/card.1@2x.png", format: "png") == "T/Cards/card.1@2x.png")
    #expect(key("/base/Snapshots/T/Cards/card.audit.txt", format: "txt") == nil)
    #expect(key("/base/Snapshots/T/Cards/card.inline-2", format: "") == nil)
    #expect(key("card.png", format: "png") == nil)
  }

  @Test(arguments: [nil, SnapshotFailure.Reason.audit])
  func `a view in random states has no picture to compare`(reason: SnapshotFailure.Reason?) throws {
    let sides = try Sides()
    try sides.before("card")
    try sides.now("card")
    try sides.now("card.fuzz", reason)
    sides.head.log.snapshots[1].result.findings = []
    #expect(sides.outcomes == ["CardTests/card": .same])
    // Nor is it gone if only the other revision has it.
    sides.base.log.snapshots.append(sides.head.log.snapshots.removeLast())
    #expect(sides.outcomes == ["CardTests/card": .same])
  }

  @Test func `what a variation does not reach is named, and not the same`() throws {
    let sides = try Sides()
    sides.reach = .views
    for name in ["dump", "icon", "view"] { try sides.before(name) }
    try sides.now("dump")
    try sides.now("icon", .differs, "other")
    try sides.now("view")
    sides.head.log.snapshots[2].result.showsViews = true
    guard case .notVaried(let why)? = sides.outcomes["CardTests/dump"] else {
      Issue.record("\(sides.outcomes)")
      return
    }
    // What differs has changed, whatever was varied.
    #expect(sides.outcomes["CardTests/icon"] == .changed && sides.outcomes["CardTests/view"] == .same)
    let report = sides.report
    #expect(report.counts.counts == "1 changed, 1 not varied, 1 same")
    #expect(report.status == 1)
    #expect(report.lines.contains("Not varied: CardTests/dump. \(why)"))
    let document = report.document
    #expect(document.entries.map(\.comparedWord) == ["changed", "not varied", "same"])
    #expect(document.entries[1].message == why)
    #expect(MarkdownReport(document).text.contains("| not varied | "))
    #expect(JUnitReport(document).text.contains("<skipped message=\"\(why)\"/>"))
  }

  @Test func `a variation that reaches some snapshots exits with status 0, one that reaches none does not`() throws {
    let sides = try Sides()
    sides.reach = .views
    for name in (1...12).map({ "dump\($0)" }) {
      try sides.before(name)
      try sides.now(name)
    }
    #expect(sides.report.status == 2)
    #expect(sides.report.lines.contains { $0.contains("CardTests/dump7 and 2 more. ") })
    sides.head.log.snapshots[0].result.showsViews = true
    #expect(sides.report.status == 0)
    #expect(sides.report.counts.counts == "11 not varied, 1 same")
  }

  @Test func `the page has nothing to accept, and says what is gone`() throws {
    let sides = try Sides()
    for name in ["changed", "gone"] { try sides.before(name) }
    try sides.now("changed", .differs, "other")
    let document = sides.report.document
    #expect(!document.entries.contains { $0.acceptable })
    #expect(document.entries.map(\.comparedWord) == ["changed", "removed"])
    #expect(document.entries.last?.message == "Only main (0a) has this snapshot.")
    let markdown = MarkdownReport(document).text
    #expect(markdown.hasPrefix("### Snapshots of No tests ran compared with main (0a): 1 changed, 1 removed"))
    #expect(!markdown.contains("record-snapshots"))
  }
}
