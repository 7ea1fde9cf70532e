import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

/// The command `touchstone shards`.
@Suite struct ShardsTests {
  /// Runs the command on a run with these snapshots.
  private func shards(
    _ arguments: [String], seconds: [(String, Double?)], part: RunPart = RunPart(), hasEnded: Bool = true
  ) throws -> ToolRun {
    try withTemporaryFolder { package in
      let log = package.appendingPathComponent(".build/touchstone/ci/log", isDirectory: true)
      try FileManager.default.createDirectory(at: log, withIntermediateDirectories: true)
      var lines = [
        RunLogLine.header(
          RunLogHeader(
            run: "ci", process: 7, started: 0, tool: "0.1.0", sources: RunSources(package: package.path), part: part))
      ]
      lines += seconds.map { name, seconds in
        var result = SnapshotResult(
          id: "Cards/\(name)", target: "A", file: "Tests/A/Cards.swift", line: 3, test: "a()",
          golden: "Snapshots/A/Cards/\(name).txt", format: "txt", verdict: seconds == nil ? .skipped : .passed)
        result.seconds = seconds ?? 0
        return .snapshot(result)
      }
      if hasEnded { lines.append(.end) }
      let data = try lines.map { try JSONEncoder().encode($0) }.joined(separator: [UInt8(ascii: "\n")])
      try (Data(data) + Data("\n".utf8)).write(to: log.appendingPathComponent("7.jsonl"))
      return try ToolRun(["shards", "--from", ".build/touchstone/ci"] + arguments, folder: package)
    }
  }

  @Test func `the slowest snapshots go first, each to the shard with the least time`() throws {
    let result = try shards(
      ["--count", "2"], seconds: [("a", 1), ("b", 3), ("c", 2.5), ("d", 0.25)],
      part: RunPart(isPartial: true, shard: "1/1"))
    #expect(result.status == 0)
    #expect(
      result.output == """
        {
          "count" : 2,
          "format" : "touchstone.shards/1",
          "shards" : {
            "A/Cards/a" : 2,
            "A/Cards/b" : 1,
            "A/Cards/c" : 2,
            "A/Cards/d" : 1
          }
        }
          1/2  2 snapshots  3.25 s
          2/2  2 snapshots  3.50 s

        """)
  }

  @Test func `what the run does not know is said`() throws {
    let skipped = try shards(["--count", "1"], seconds: [("a", 1), ("b", nil)])
    #expect(skipped.status == 0 && !skipped.output.contains("Cards/b"))
    #expect(skipped.output.contains("Not taken: 1 of 2 snapshots. Their names decide on their shards"))
    let partial = try shards(["--count", "1"], seconds: [("a", 1)], part: RunPart(isPartial: true))
    #expect(
      partial.output.contains("The run is one of some tests: the names of the other snapshots decide on their shards."))
  }

  @Test func `there is no plan with an empty shard, and none from a run that did not end`() throws {
    let few = try shards(["--count", "3"], seconds: [("a", 1), ("b", 1)])
    #expect(few.status != 0 && few.output.contains("touchstone shards --count 2"), "\(few.output)")
    let none = try shards(["--count", "0"], seconds: [("a", 1)])
    #expect(none.status != 0 && none.output.contains("There must be at least one shard: --count 4"), "\(none.output)")
    let unfinished = try shards(["--count", "1"], seconds: [("a", 1)], hasEnded: false)
    #expect(unfinished.status != 0 && !unfinished.output.contains("\"shards\""), "\(unfinished.output)")
  }
}
