import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct SnapshotShardTests {
  @Test(arguments: 1...5)
  func `the shards together take each snapshot once`(total: Int) throws {
    let shards = try (0..<total).map { try #require(SnapshotShard(index: $0, total: total)) }
    var counts = [Int](repeating: 0, count: total)
    for number in 0..<500 {
      let id = SnapshotID(target: "AppTests", description: "CardTests/card\(number)")
      let owners = shards.filter { $0.contains(id) }
      #expect(owners.count == 1)
      if let owner = owners.first { counts[owner.index] += 1 }
    }
    // A fair hash gives each shard its part within four standard deviations of a binomial distribution.
    let mean = 500.0 / Double(total)
    let deviation = (mean * (1 - 1 / Double(total))).squareRoot()
    #expect(counts.allSatisfy { abs(Double($0) - mean) <= 4 * deviation })
  }

  @Test func `TOUCHSTONE_SHARD alone decides on the shard`() {
    func shard(_ variables: [String: String]) -> String? { SnapshotEnvironment(variables).shard?.description }
    #expect(shard(["TOUCHSTONE_SHARD": "2/4"]) == "2/4")
    #expect(shard(["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"]) == nil)
    #expect(shard(["TOUCHSTONE_SHARD": "1/2", "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"]) == "1/2")
    #expect(shard([:]) == nil)
    // GitLab sets these for every job with `parallel`, also where its jobs do not share the tests.
    #expect(shard(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"]) == nil)
  }

  @Test(arguments: [
    ["TOUCHSTONE_SHARD": "0/4"], ["TOUCHSTONE_SHARD": "5/4"], ["TOUCHSTONE_SHARD": "2"], ["TOUCHSTONE_SHARD": "a/b"],
    ["TOUCHSTONE_SHARD": "1/0"],
  ])
  func `a shard that cannot be is a mistake that fails every assertion`(variables: [String: String]) throws {
    #expect(SnapshotEnvironment(variables).mistakes.count == 1)
    try withTemporaryFolder { folder in
      let outcome = VerifierHarness(folder, variables).verify("a", as: .lines)
      #expect(
        outcome.message?.hasSuffix(
          "Specify a shard as its number and the total number of shards: TOUCHSTONE_SHARD=2/4.") == true
      )
    }
  }

  @Test func `a snapshot of another shard is not made and not recorded`() throws {
    try withTemporaryFolder { folder in
      var made: [String] = []
      for shard in ["1/2", "2/2"] {
        let harness = VerifierHarness(folder, ["TOUCHSTONE_SHARD": shard], run: shard.replacing("/", with: "of"))
        func value() -> String {
          made.append(shard)
          return "a"
        }
        let outcome = harness.verify(value(), as: .lines, record: .missing)
        let isMade = made.last == shard
        #expect(outcome.result.verdict == (isMade ? .failed : .skipped))
        #expect(outcome.message == nil || isMade)
      }
      #expect(made.count == 1)
      let logs = ["1of2", "2of2"].map { folder.appendingPathComponent(".build/touchstone/\($0)", isDirectory: true) }
      let merged = try RunLog(runFolders: logs, package: folder).snapshots
      #expect(merged.map(\.result.recorded) == [.new])
      let other = made == ["1/2"] ? logs[1] : logs[0]
      let alone = try RunLog(runFolders: [other], package: folder).snapshots
      #expect(alone.map(\.result.verdict) == [.skipped])
      #expect(alone.map(\.isPartial) == [true])
    }
  }

  /// The rule of rules_swift, `ShardingFilteringTestCollector`: the number of a test modulo the number of shards. The
  /// runner creates the status file before any test.
  @Test(arguments: [2, 3, 6])
  func `where the runner deals the tests, each of six wrong goldens fails in one shard`(total: Int) throws {
    try withTemporaryFolder { folder in
      let status = folder.appendingPathComponent("status")
      try Data().write(to: status)
      var failures: [String] = []
      for shard in 0..<total {
        let variables = [
          "TEST_SHARD_STATUS_FILE": status.path, "TEST_SHARD_INDEX": "\(shard)", "TEST_TOTAL_SHARDS": "\(total)",
          "TOUCHSTONE_SHARD": "1/2", "CI": "1",
        ]
        let harness = VerifierHarness(folder, variables, run: "shard\(shard)")
        for test in 0..<6 where test % total == shard {
          let outcome = harness.verify("wrong", as: .lines, named: "test\(test)")
          if outcome.result.verdict == .failed { failures.append("test\(test)") }
        }
      }
      #expect(failures.sorted() == (0..<6).map { "test\($0)" })
      let logs = (0..<total).map { folder.appendingPathComponent(".build/touchstone/shard\($0)") }
      let merged = try RunLog(runFolders: logs, package: folder)
      #expect(merged.headers.map(\.part.shard) == (1...total).map { "\($0)/\(total)" })
    }
  }

  @Test func `Bazel is not told that shards are supported, as only its runner can divide the tests`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("status").path
      _ = VerifierHarness(folder, ["TEST_SHARD_STATUS_FILE": file, "TEST_TOTAL_SHARDS": "2"])
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func `a snapshot that several shards left out counts once`() throws {
    try withTemporaryFolder { folder in
      let shards = (1...4).map { "\($0)/4" }
      for shard in shards {
        let harness = VerifierHarness(
          folder, ["TOUCHSTONE_SHARD": shard, "CI": "1"], run: shard.replacing("/", with: "of"))
        for name in 0..<20 { _ = harness.verify("a", as: .lines, named: "card\(name)") }
      }
      let logs = shards.dropLast(2).map {
        folder.appendingPathComponent(".build/touchstone/" + $0.replacing("/", with: "of"))
      }
      let merged = try RunLog(runFolders: logs, package: folder)
      #expect(merged.snapshots.count == 20)
    }
  }

  @Test(arguments: [
    (["x.xctest"], false), (["x.xctest", "T.C/a,T.C/b"], true),
    (["x.xctest", "--testing-library", "swift-testing"], false),
    (["x.xctest", "--skip-build", "--testing-library", "swift-testing"], false),
    (["x.xctest", "--skip", "C", "--testing-library", "swift-testing"], true),
    (["x.xctest", "--filter=C", "--testing-library", "swift-testing"], true),
  ])
  func `a process knows whether it takes a part`(arguments: [String], isPartial: Bool) {
    #expect(RunSession.isPartial(SnapshotEnvironment(), arguments: arguments) == isPartial)
    #expect(RunSession.isPartial(SnapshotEnvironment(["TOUCHSTONE_SHARD": "1/2"]), arguments: arguments))
    #expect(RunSession.isPartial(SnapshotEnvironment(["TOUCHSTONE_PREVIEWS": "Card*"]), arguments: arguments))
  }
}
