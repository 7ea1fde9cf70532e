import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// The exit status of `snapshot-report --require-complete`, which a CI job of several shards depends on.
@Suite struct RequireCompleteTests {
  /// What a process of a shard left.
  struct Shard: Sendable {
    /// `1/3`; nil for a run without shards.
    var shard: String?
    var hasEnded = true
    /// Bytes after the last line.
    var rest = ""
    /// Whether the one snapshot was taken.
    var isTaken = true
  }

  private func report(_ shards: [Shard], _ options: [String]) throws -> ToolRun {
    try withTemporaryFolder { package in
      let runs = try shards.enumerated().map { index, shard in
        let run = package.appendingPathComponent("runs/\(index)")
        let header = RunLogHeader(
          run: "\(index)", process: 7, started: 0, tool: "0.1.0", sources: RunSources(package: package.path),
          part: RunPart(shard: shard.shard))
        let snapshot = SnapshotResult(
          id: "Cards/a\(shard.isTaken ? index : 99)", target: "A", file: "Tests/A/Cards.swift", line: 3, test: "a()",
          golden: "Snapshots/A/Cards/a\(shard.isTaken ? index : 99).txt", format: "txt",
          verdict: shard.isTaken ? .passed : .skipped)
        let lines = [RunLogLine.header(header), .snapshot(snapshot)] + (shard.hasEnded ? [.end] : [])
        let data = try lines.map { try JSONEncoder().encode($0) }.joined(separator: [UInt8(ascii: "\n")])
        let log = run.appendingPathComponent("log/7.jsonl")
        try FileManager.default.createDirectory(
          at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (Data(data) + Data("\n\(shard.rest)".utf8)).write(to: log)
        return run.path
      }
      try Data("// swift-tools-version: 6.1".utf8).write(to: package.appendingPathComponent("Package.swift"))
      return try ToolRun(["report"] + runs + options, folder: package)
    }
  }

  static let complete = [
    [Shard()], [Shard(shard: "1/1")], ["1/3", "2/3", "3/3"].map { Shard(shard: $0) },
    // Two frameworks, or a job that was repeated.
    ["2/2", "1/2", "2/2"].map { Shard(shard: $0) },
  ]

  @Test(arguments: complete) func `runs of all shards that are whole exit with status 0`(shards: [Shard]) throws {
    let result = try report(shards, ["--require-complete"])
    #expect(result.status == 0 && !result.output.contains("Incomplete"), "\(result.output)")
  }

  static let incomplete: [(shards: [Shard], message: String)] = [
    ([Shard(shard: "1/2")], "Incomplete: Shards without a run: 2/2."),
    (["1/3", "3/3"].map { Shard(shard: $0) }, "Incomplete: Shards without a run: 2/3."),
    (
      ["1/2", "2/3"].map { Shard(shard: $0) },
      "Incomplete: The runs divide the work into different numbers of shards: 2 and 3."
    ),
    ([Shard(hasEnded: false)], "Incomplete: Process 7 of run 0 did not finish"),
    ([Shard(shard: "1/2"), Shard(shard: "2/2", hasEnded: false)], "Incomplete: Process 7 of run 1 did not finish"),
    ([Shard(shard: "1/2"), Shard(shard: "2/2", rest: "x\nx\n")], "Incomplete: Part of a run log could not be read"),
    (
      ["1/2", "2/2"].map { Shard(shard: $0, isTaken: false) },
      "Incomplete: 1 of 1 snapshots were not taken by any run."
    ),
  ]

  @Test(arguments: incomplete)
  func `a shard that is missing or not whole exits with status 1`(shards: [Shard], message: String) throws {
    let result = try report(shards, ["--require-complete"])
    #expect(result.status == 1 && result.output.contains(message), "\(result.output)")
  }

  @Test func `without the option, only damage is an error`() throws {
    #expect(try report([Shard(shard: "1/2")], []).status == 0)
    #expect(try report([Shard(hasEnded: false)], []).status == 0)
    #expect(try report([Shard(rest: "x\nx\n")], []).status == 1)
  }
}
