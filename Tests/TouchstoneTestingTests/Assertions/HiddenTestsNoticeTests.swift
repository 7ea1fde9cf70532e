import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import TouchstoneTesting

struct HiddenTestsNoticeTests {
  private let hidden = HiddenTests(file: "Tests/A/B.swift", count: 14, directives: ["#if os(iOS)"])

  @Test func `a run without any snapshot says so`() {
    #expect(
      HiddenTestsNotice.text(snapshots: 0, hidden: [hidden]) == """
        NO SNAPSHOT WAS TAKEN: no test in this run called assertSnapshot.
        Tests that were not compiled, and so did not run:
          Tests/A/B.swift: 14 tests are hidden by #if os(iOS)
        To run them: swift run touchstone migrate
        """)
    #expect(HiddenTestsNotice.text(snapshots: 0, hidden: [])?.hasPrefix("NO SNAPSHOT") == true)
    #expect(HiddenTestsNotice.text(snapshots: 1, hidden: [hidden])?.hasPrefix("Tests that were not compiled") == true)
    #expect(HiddenTestsNotice.text(snapshots: 1, hidden: []) == nil)
    let many = HiddenTestsNotice.text(snapshots: 1, hidden: Array(repeating: hidden, count: 25))
    #expect(many?.contains("and those of 5 more files") == true)
  }

  /// SwiftPM 6.3 starts the processes of `swift test` with these arguments.
  @Test(arguments: [
    (["a.xctest", "--testing-library", "swift-testing"], true), (["a.xctest"], false),
    (["a.xctest", "--testing-library", "swift-testing", "--filter", "A"], false),
    (["a.xctest", "--testing-library", "swift-testing", "--skip=A"], false),
    (["a.xctest", "--testing-library", "swift-testing", "--list-tests"], false),
    (["a.xctest", "A.B/testC"], false), (["program"], false),
  ])
  func `only the last process of all tests says it`(arguments: [String], expected: Bool) {
    #expect(HiddenTestsNotice.isDue(arguments: arguments, environment: [:]) == expected)
    #expect(!HiddenTestsNotice.isDue(arguments: arguments, environment: ["TOUCHSTONE_PREVIEW_PAGE": "/a"]))
  }

  @Test(arguments: [
    (["a.xctest"], ["swift-test", "--disable-swift-testing"], true), (["a.xctest"], ["swift-test"], false),
    (["a.xctest", "A.B/testC"], ["swift-test", "--disable-swift-testing", "--filter", "A"], false),
  ])
  func `without Swift Testing the process of XCTest is the last`(
    arguments: [String], runner: [String], expected: Bool
  ) {
    #expect(HiddenTestsNotice.isDue(arguments: arguments, runner: runner, environment: [:]) == expected)
  }

  @Test func `a shard that took none of its snapshots fails, and one that met none does not`() throws {
    try withTemporaryFolder { package in
      try Data("// .target(".utf8).write(to: package.appendingPathComponent("Package.swift"))
      func reason(
        _ verdicts: [SnapshotVerdict], inline: [SnapshotVerdict] = [], shard: String? = "2/3"
      ) throws -> String? {
        let log = package.appendingPathComponent(".build/touchstone/r/log/1.jsonl")
        try FileManager.default.createDirectory(at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
        let snapshots = verdicts.map { verdict in
          RunLogLine.snapshot(
            SnapshotResult(
              id: "Cards/a", target: "A", file: "Tests/A/Cards.swift", line: 3, test: "a()", golden: "a.txt",
              format: "txt", verdict: verdict))
        }
        let lines = try (snapshots + inline.map { RunLogLine.inline($0) }).map { line in
          String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: log)
        var variables = ["TOUCHSTONE_RUN": "r"]
        variables["TOUCHSTONE_SHARD"] = shard
        return HiddenTestsNotice.emptyShard(SnapshotEnvironment(variables), workingFolder: package)
      }
      #expect(
        try reason([.skipped, .skipped])
          == "Shard 2/3 took none of 2 snapshots, so it tested nothing. Use fewer shards.")
      #expect(try reason([.skipped, .passed]) == nil)
      #expect(try reason([.skipped], inline: [.skipped, .passed]) == nil)
      #expect(
        try reason([], inline: [.skipped, .skipped])
          == "Shard 2/3 took none of 2 snapshots, so it tested nothing. Use fewer shards.")
      #expect(try reason([]) == nil)
      #expect(try reason([.skipped], shard: nil) == nil)
    }
  }
}
