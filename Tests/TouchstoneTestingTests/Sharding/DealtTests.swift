import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneTesting

/// Six tests whose goldens are all wrong fail once each, however they are dealt to shards.
@Suite struct DealtTests {
  enum Framework: String, CaseIterable, CustomTestStringConvertible {
    case xctest = "XCTest"
    case swiftTesting = "Swift Testing"

    var testDescription: String { rawValue }
  }

  /// The variable with the text that the six tests compare.
  static let variable = "TOUCHSTONE_TEST_DEALT"

  static let text = ProcessInfo.processInfo.environment[variable]

  private static let names = ["A", "B", "C", "D", "E", "F"]

  /// Runs some of the six tests.
  private func run(
    _ names: [String], _ framework: Framework, _ variables: [String: String], in folder: URL
  ) throws -> OwnProcess {
    let arguments =
      switch framework {
      case .xctest: [names.map { "TouchstoneTestingTests.DealtXCTests/test\($0)" }.joined(separator: ",")]
      case .swiftTesting:
        ["--testing-library", "swift-testing", "--filter", #"DealtProcess/test[\#(names.joined())]\(\)"#]
      }
    return try OwnProcess(arguments, variables: variables, folder: folder)
  }

  /// Records the goldens of the six tests.
  private func record(_ framework: Framework, in folder: URL) throws {
    let variables = [Self.variable: "right", "TOUCHSTONE_RECORD": "all", "TOUCHSTONE_RUN": "recorded"]
    _ = try run(Self.names, framework, variables, in: folder)
    let log = try RunLog(runFolders: [folder.appendingPathComponent("recorded")], package: folder)
    try #require(log.snapshots.count == Self.names.count)
  }

  /// Runs the tests of each shard: the names of the snapshots that failed, shard by shard.
  private func failures(
    shards: Int, _ framework: Framework, in folder: URL, dealt: (Int) -> [String], variables: (Int) -> [String: String]
  ) throws -> [[String]] {
    try (0..<shards).map { shard in
      let names = dealt(shard)
      let own = [Self.variable: "wrong", "CI": "1", "TOUCHSTONE_RUN": "shard\(shard)"]
      let process = try run(names, framework, variables(shard).merging(own) { $1 }, in: folder)
      let log = try RunLog(runFolders: [folder.appendingPathComponent("shard\(shard)")], package: folder)
      #expect(log.snapshots.count == names.count)
      let failed = log.snapshots.filter { $0.result.verdict == .failed }.map(\.result.test)
      #expect((process.process.terminationStatus != 0) == !failed.isEmpty, "\(process.text)")
      return failed
    }
  }

  private func expectOnce(_ failures: [[String]]) {
    #expect(failures.flatMap { $0 }.sorted() == Self.names.map { "test\($0)()" })
  }

  /// The rule of rules_swift, `ShardingFilteringTestCollector`: the number of a test modulo the number of shards. Bazel's
  /// runner creates the status file before any test.
  @Test(arguments: [2, 3, 6], Framework.allCases)
  func `where the runner deals the tests, each fails in one shard`(shards: Int, framework: Framework) throws {
    try withTemporaryFolder { folder in
      try record(framework, in: folder)
      let status = folder.appendingPathComponent("status")
      try Data().write(to: status)
      let failures = try failures(shards: shards, framework, in: folder) { shard in
        Self.names.indices.filter { $0 % shards == shard }.map { Self.names[$0] }
      } variables: { shard in
        // A workflow's own shard is of no meaning within those of Bazel.
        [
          "TEST_SHARD_STATUS_FILE": status.path, "TEST_SHARD_INDEX": "\(shard)", "TEST_TOTAL_SHARDS": "\(shards)",
          "TOUCHSTONE_SHARD": "1/2",
        ]
      }
      expectOnce(failures)
      #expect(failures.allSatisfy { $0.count == 6 / shards })
    }
  }

  @Test(arguments: [2, 3, 6], Framework.allCases)
  func `where every process runs all tests, each fails in one shard`(shards: Int, framework: Framework) throws {
    try withTemporaryFolder { folder in
      try record(framework, in: folder)
      let failures = try failures(shards: shards, framework, in: folder) { _ in
        Self.names
      } variables: { shard in
        // Bazel sets these for runners that do not deal tests, too.
        [
          "TOUCHSTONE_SHARD": "\(shard + 1)/\(shards)", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "\(shards)",
          "TEST_SHARD_STATUS_FILE": folder.path + "/nowhere",
        ]
      }
      expectOnce(failures)
    }
  }
}

/// Six tests that ``DealtTests`` deals to shards.
@Suite(.enabled(if: DealtTests.text != nil, "its goldens are in the folder of another process")) struct DealtProcess {
  @Test func testA() throws { try check() }
  @Test func testB() throws { try check() }
  @Test func testC() throws { try check() }
  @Test func testD() throws { try check() }
  @Test func testE() throws { try check() }
  @Test func testF() throws { try check() }

  private func check(function: String = #function) throws {
    assertSnapshot(of: try #require(DealtTests.text), as: .lines, testName: function)
  }
}
