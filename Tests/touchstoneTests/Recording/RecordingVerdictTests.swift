import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

struct RecordingVerdictTests {
  /// Decides about a run whose tests said nothing before they exited with status 1.
  private func check(_ log: RunLog, output: String) throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("verdict-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    let run = TestRun(package: package, run: "r")
    try run.folder.make()
    try Data(output.utf8).write(to: run.outputFile)
    try RecordingVerdict(run: run, code: 1, log: log, summary: RecordingSummary(of: log)).check(isFiltered: false)
  }

  @Test func `a snapshot that differs and is not recorded explains the status, even if the output is lost`() throws {
    let review = ReviewFolder()
    try review.add("card")
    try check(review.log, output: "Build complete! (3s)\n")
  }

  @Test func `a status that nothing explains is an error`() {
    #expect(throws: RecordError.ended(code: 1, excerpt: "Build complete! (3s)\n")) {
      try check(RunLog(), output: "Build complete! (3s)\n")
    }
    #expect(throws: RecordError.didNotRun(code: 1, excerpt: "error: no manifest")) {
      try check(RunLog(), output: "error: no manifest")
    }
  }

  @Test func `snapshots that are not what was approved are an error of their own`() throws {
    let review = ReviewFolder()
    for name in ["a", "b", "c"] { try review.add(name) }
    for index in 0..<2 { review.log.snapshots[index].result.reason = .approval }
    #expect(throws: RecordError.notApproved(2, commit: nil)) { try check(review.log, output: "Build complete! (3s)\n") }
  }

  @Test func `a golden that two processes recorded differently is an error`() throws {
    let review = ReviewFolder()
    for name in ["a", "a", "b"] { try review.add(name) }
    for index in review.log.snapshots.indices {
      review.log.snapshots[index].result.verdict = .passed
      review.log.snapshots[index].result.recorded = .changed
      review.log.snapshots[index].result.line = index
    }
    let places = ["Snapshots/A/Cards/a.txt (Tests/A/Cards.swift:0, Tests/A/Cards.swift:1)"]
    let verdict = RecordingVerdict(
      run: TestRun(package: review.package, run: "r"), code: 0, log: review.log,
      summary: RecordingSummary(of: review.log))
    #expect(throws: RecordError.recordedTwice(places)) { try verdict.check(isFiltered: false) }
    // Another assertion with the same content.
    var same = verdict
    for (index, change) in [RecordedChange.new, .unchanged, .new].enumerated() {
      same.log.snapshots[index].result.recorded = change
    }
    try same.check(isFiltered: false)
    // The same assertion again, as with --repetitions.
    review.log.snapshots[1].result.line = 0
    let again = RecordingVerdict(
      run: TestRun(package: review.package, run: "r"), code: 0, log: review.log,
      summary: RecordingSummary(of: review.log))
    try again.check(isFiltered: false)
  }

  @Test func `every approved snapshot must have been taken, and one for the names`() throws {
    let review = ReviewFolder()
    for name in ["a", "b"] { try review.add(name) }
    let verdict = RecordingVerdict(
      run: TestRun(package: review.package, run: "r"), code: 0, log: review.log,
      summary: RecordingSummary(of: review.log))
    func selection(_ patterns: [String], _ names: String...) throws -> RecordSelection {
      RecordSelection(
        try patterns.map { text in try SnapshotPattern(text) },
        approvals: names.map {
          SnapshotApproval(id: "Cards/\($0)", golden: "Snapshots/A/Cards/\($0).txt", digest: "", file: "")
        })
    }
    try verdict.requireTaken(selection([], "a", "b"))
    try verdict.requireTaken(selection(["Cards"], "a"))
    #expect(throws: RecordError.approvedNotTaken(["Snapshots/A/Cards/c.txt"], commit: nil)) {
      try verdict.requireTaken(selection(["Cards"], "a", "c"))
    }
    #expect(throws: RecordError.noneMatches(["Rows"])) { try verdict.requireTaken(selection(["Rows"], "a")) }
    // One that another shard takes was not taken.
    var skipped = verdict
    skipped.log.snapshots[0].result.verdict = .skipped
    #expect(throws: RecordError.approvedNotTaken(["Snapshots/A/Cards/a.txt"], commit: nil)) {
      try skipped.requireTaken(selection([], "a"))
    }
  }
}
