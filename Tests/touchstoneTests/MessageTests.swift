import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct MessageTests {
  @Test func `a missing run is named, with what to do`() {
    #expect(
      ToolError.noRun("/p/.build/touchstone/latest", isDefault: true).description
        == "No run found at /p/.build/touchstone/latest. Run `swift test` first, or pass a run folder.")
    #expect(
      ToolError.noRun("/p/x", isDefault: false).description
        == "No run found at /p/x: it has no folder `log`. Pass a folder such as .build/touchstone/<run>; for shards, pass all "
        + "of their run folders, not the folder of the merged report.")
  }

  @Test func `a golden that is not where its name puts it is not written`() {
    #expect(
      ToolError.goldenElsewhere("../x.png").description
        == "../x.png is not where Touchstone stores this snapshot, so it was left alone. "
        + "If your tests store it there, record it: swift package record-snapshots --only NAME")
    #expect(
      ToolError.auditBaseline("Snapshots/A/a/b.audit.txt").description
        == "Snapshots/A/a/b.audit.txt is the baseline of an audit, which only the package's own tests write, so it was left "
        + "alone. To accept all current issues where there is no baseline: TOUCHSTONE_AUDITS=accept swift test")
    #expect(
      ToolError.noTestFile("Sources/C/a.swift", target: "C", golden: "Sources/C/__Snapshots__/a/b.txt").description
        == "Sources/C/__Snapshots__/a/b.txt was left alone: the test target C of this package has no file "
        + "Sources/C/a.swift. Check out the commit that was tested.")
    #expect(
      ToolError.newExtension("Snapshots/A/a/b.c", pathExtension: "c").description
        == "Snapshots/A/a/b.c was left alone: the package has no golden with the extension \"c\" yet, so only its own "
        + "tests may add one. Record it: swift package record-snapshots --only NAME")
  }

  @Test func `the damaged lines of a log are named, with what to do`() {
    #expect(
      ToolError.damagedLog(["1.jsonl:3: why"]).description
        == "Part of the run's log could not be read:\n  1.jsonl:3: why\n"
        + "Copy the run folder again, or run the tests again: swift test")
    #expect(
      ToolError.damagedLog((1...12).map { "\($0)" }).description.contains("\n  10\n  and 2 more\nCopy"))
  }

  @Test func `processes that did not end are named, with what to do`() {
    let header = RunLogHeader(run: "r", process: 7, started: 0, tool: "", sources: RunSources(package: "/"))
    #expect(
      ToolError.unfinishedRun([header.unfinishedWords]).description
        == "The run is incomplete:\n  Process 7 of run r did not finish: the tests crashed or were stopped.\n"
        + "Run the tests again: swift test")
    #expect(ToolError.unfinishedRun((1...12).map { "\($0)" }).description.contains("\n  10\n  and 2 more\nRun"))
  }

  @Test func `a golden that was changed is named, with what to do`() {
    #expect(
      ToolError.goldenChanged("Snapshots/a.png").description
        == "The run compared with another golden than Snapshots/a.png of this package, so it was not replaced. "
        + "Check out the commit that was tested, or run the tests again: swift test")
    #expect(
      ToolError.changedDuringReview("Snapshots/a.png").description
        == "What this run has for Snapshots/a.png has changed since the review began, so it was not accepted. "
        + "Start the review again: swift package review-snapshots")
    #expect(
      ToolError.editedSince("Snapshots/a.png").description
        == "The golden Snapshots/a.png has changed since it was accepted, so it was left unchanged. "
        + "To restore an earlier version: git checkout")
  }

  @Test func `what cannot become a golden is named, with why`() {
    #expect(
      ToolError.notAcceptable("/r/a.png", why: "a device").description == "/r/a.png cannot become a golden: a device.")
    #expect(
      ToolError.unreadableRun("/r", why: FileFault.link.reason).description
        == "The run at /r cannot be read: it is a symbolic link, and links are not followed.")
    #expect(
      ToolError.noneWaits(["A/b", "C"]).description
        == "No snapshot to review matches A/b, C. Names look like CardTests/dark.")
    #expect(
      RecordError.nothingApproved("approvals.json").description
        == "approvals.json approves no snapshots, so nothing is recorded. Select snapshots in the report, and save it again."
    )
  }

  @Test func `a golden that cannot be accepted is named, with why`() {
    #expect(
      ToolError.notWritten("Snapshots/a.png", why: "Permission denied").description
        == "The golden Snapshots/a.png was not changed: Permission denied.")
    #expect(
      ToolError.noOutput("a/b.xml", why: "Is a directory").description == "a/b.xml cannot be written: Is a directory.")
    #expect(
      ToolError.originLost("Snapshots/A/a/b.png").description
        == "Snapshots/A/a/b.png was left alone: it says how it was drawn, and the run's picture does not, so that it would "
        + "be compared as one of another tool, which tolerates more. Record it: swift package record-snapshots --only NAME"
    )
    #expect(
      ToolError.nothingKept("Cards/a").description
        == "Cards/a left no picture or text that could become the golden. Fix what its message says, and run the tests "
        + "again: swift test")
    #expect(
      ToolError.incomplete("Cards/a").description
        == "The picture of Cards/a is incomplete. Add what its message names, and run the tests again: swift test")
    #expect(
      ToolError.approvedNotThere(["a", "b", "c", "d", "e"], commit: nil).description
        == "This run has nothing to accept for a, b, c and 2 more, so nothing was accepted. Copy the run folder of the "
        + "report that was reviewed, or select the snapshots in a report of this run: swift package snapshot-report")
    #expect(ToolError.noPackage("/x").description == "There is no folder /x.")
    #expect(
      ToolError.noPicture("/r/a.png").description == "The picture to accept is gone: /r/a.png. Run the tests again.")
  }

  @Test func `a review without a terminal says what else there is`() {
    #expect(
      ToolError.noTerminal(pending: 2, runs: []).description
        == "2 snapshots need a review, and there is no terminal to show them on. In a browser: "
        + "--web. Or: swift run touchstone accept --only PATTERN")
    #expect(
      ToolError.noTerminal(pending: 1, runs: ["ci/shard-1", "my runs/2"]).description
        == "One snapshot needs a review, and there is no terminal to show it on. In a browser: "
        + "--web. Or: swift run touchstone accept ci/shard-1 'my runs/2' --only PATTERN")
  }

  @Test func `a review that cannot be served names the port and why`() {
    #expect(
      ToolError.notServed(port: 80, why: "Permission denied").description
        == "The review cannot be served at 127.0.0.1:80: Permission denied. Choose another port, or any free one: --port 0"
    )
  }

  @Test func `a recording that is not complete says why`() {
    #expect(
      RecordError.interrupted.description
        == "Interrupted. The goldens listed above were recorded completely; all others are unchanged.")
    #expect(
      RecordError.didNotRun(code: 1, excerpt: "error: no such module").description
        == "The tests did not run: `swift test` exited with status 1. Its output:\n\nerror: no such module")
    #expect(
      RecordError.crashed(process: 42, excerpt: "Fatal error: boom").description
        == "The tests crashed (process 42); later snapshots were not recorded. Their output:\n\n"
        + "Fatal error: boom")
    #expect(
      RecordError.ended(code: 1, excerpt: "Fatal error: boom").description
        == "The tests exited with status 1, but no test failed: perhaps they crashed. Their output:\n\n"
        + "Fatal error: boom")
    #expect(
      RecordError.noneMatches(["CardTests/x", "y*"]).description
        == "No snapshot has a name that matches CardTests/x, y*. Names look like CardTests/dark: see the report, or the "
        + "failure's `Accept:` line.")
    #expect(
      RecordError.unused(2).description
        == "2 goldens are unused; see above. Delete: swift package record-snapshots --unused delete")
    #expect(
      RecordError.failedOtherwise(["CardTests/other()"], output: "out.txt").description
        == "Recorded, but a test failed for other reasons: CardTests/other()\nTheir output: out.txt")
    #expect(
      RecordError.failedOtherwise(["A/a", "A/b"], output: "out.txt").description
        == "Recorded, but 2 tests failed for other reasons: A/a, A/b\nTheir output: out.txt")
    #expect(RecordError.notRecorded(1).description == "One snapshot could not be recorded; see above.")
    #expect(RecordError.notRecorded(3).description == "3 snapshots could not be recorded; see above.")
    let commit = GitCommit(String(repeating: "0123456789", count: 4))
    #expect(
      RecordError.notApproved(1, commit: commit).description
        == "One snapshot is not what was approved, so it was not recorded; see above. Check out the commit that was "
        + "reviewed (012345678901), or approve it in the new report. Record without approval: --only NAME")
    #expect(
      RecordError.notApproved(2, commit: nil).description
        == "2 snapshots are not what was approved, so they were not recorded; see above. Check out the commit that was "
        + "reviewed, or approve them in the new report. Record without approval: --only NAME")
    #expect(
      RecordError.approvedNotTaken(["a"], commit: commit).description
        == "The tests took no snapshot for a, which has an approval. Check out the commit that was reviewed "
        + "(012345678901), and see the report for tests that failed earlier.")
    #expect(
      RecordError.nothing(filtered: true).description
        == "No snapshot was taken by the matching tests. Names look like CardTests.Cards/dark(): see `swift test list`."
    )
    #expect(RecordError.nothing(filtered: false).description == "No snapshot was taken: no test called assertSnapshot.")
  }
}
