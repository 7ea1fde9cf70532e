import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite struct RunGapsTests {
  private func gaps(
    _ shards: [String?], skipped: Bool = false, isEmpty: Bool = false,
    _ change: (inout RunLogHeader, Int) -> Void = { _, _ in }
  ) throws -> [String] {
    let log = try log(shards, skipped: skipped, isEmpty: isEmpty, change)
    return RunGaps(log: log, document: ReportDocument(log: log)).texts
  }

  private func log(
    _ shards: [String?], skipped: Bool = false, isEmpty: Bool = false,
    _ change: (inout RunLogHeader, Int) -> Void = { _, _ in }
  ) throws -> RunLog {
    let run = try SampleRun()
    if !isEmpty { run.add("Cards/a", .passed) }
    if skipped { run.add("Cards/b", .skipped) }
    var log = RunLog()
    log.headers = shards.enumerated().map { index, shard in
      var header = RunLogHeader(
        run: shard ?? "run", process: 1, started: 0, tool: "", sources: RunSources(package: run.package.path),
        part: RunPart(shard: shard))
      change(&header, index)
      return header
    }
    log.snapshots = run.entries.map {
      RunLog.Snapshot(result: $0, runFolder: run.runFolder, packageFolder: run.package)
    }
    return log
  }

  @Test func `runs of all shards, and a run without shards, are complete`() throws {
    #expect(try gaps(["1/2", "2/2", "2/2"]) == [])
    #expect(try gaps([nil]) == [])
  }

  @Test func `a missing shard is a gap, even if no snapshot is known to be missing`() throws {
    #expect(try gaps(["1/4", "3/4"]) == ["Shards without a run: 2/4, 4/4."])
    #expect(try gaps(["1/2", "2/3"]) == ["The runs divide the work into different numbers of shards: 2 and 3."])
    #expect(try gaps([]) == ["No process took a snapshot."])
    // What a stranger's log says costs nothing.
    #expect(try gaps(["1/9000000000000000000"]).count == 1)
  }

  @Test func `runs of some previews, or of several commits, are gaps`() throws {
    // `swift test --parallel` asks each process for some of the tests.
    #expect(try gaps([nil, nil]) { header, _ in header.part.isPartial = true } == [])
    #expect(
      try gaps(["1/2", "2/2"]) { header, index in header.part.hasSomePreviews = index == 1 }
        == ["TOUCHSTONE_PREVIEWS left out some previews."])
    #expect(try gaps(["1/2", "2/2"]) { header, _ in header.sources.commit = "aa" } == [])
    #expect(
      try gaps(["1/2", "2/2"]) { header, index in header.sources.commit = ["aa", "bb"][index] }
        == ["The runs are of 2 commits."])
  }

  @Test func `a shard that there cannot be is a gap`() throws {
    #expect(try gaps(["0/3"]) == ["A run says that it is of the shard 0/3, which there cannot be."])
    #expect(try gaps(["1/1", "##[group]"]).first?.contains("##[") == false)
  }

  @Test func `a snapshot that no run took is a gap`() throws {
    #expect(try gaps(["1/2", "2/2"], skipped: true) == ["1 of 2 snapshots were not taken by any run."])
  }

  @Test func `the report names the shards whose snapshots are missing`() throws {
    let missing = "1 snapshot belongs to shards whose runs are missing"
    let advice = "Pass the run folders of all shards."
    #expect(try ReportDocument(log: log(["1/3", "3/3"], skipped: true)).problems == ["\(missing): 2/3. \(advice)"])
    #expect(try ReportDocument(log: log(["1/2", "2/3"], skipped: true)).problems == ["\(missing). \(advice)"])
  }

  @Test func `runs without any snapshot are a gap`() throws {
    #expect(try gaps([nil], isEmpty: true) == ["The runs have no snapshot."])
    #expect(try gaps(["1/2", "2/2"], isEmpty: true) == ["The runs have no snapshot."])
  }

  @Test func `a crash is a gap`() throws {
    let run = try SampleRun()
    run.ended = false
    run.add("Cards/a", .passed)
    let document = try run.document()
    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    #expect(RunGaps(log: log, document: document).texts == document.faults)
    #expect(document.faults.count == 1)
  }
}
