import Foundation

@testable import TouchstoneSnapshots

/// A package in a temporary folder, in which assertions run.
struct VerifierHarness {
  let package: URL
  let session: RunSession
  let place: SourcePlace

  /// - Parameters:
  ///   - variables: The environment's.
  ///   - invocation: The `swift test` that it belongs to.
  init(
    _ folder: URL, _ variables: [String: String] = [:], run: String = "r", process: Int32 = getpid(),
    invocation: String = "1-1"
  ) {
    package = folder
    var environment = SnapshotEnvironment(variables)
    environment.run = run
    session = RunSession(environment: environment, package: folder, process: process, invocation: invocation)
    place = SourcePlace(package: folder, file: "Tests/CardTests/Cards.swift", target: "CardTests", stem: "Cards")
  }

  /// Runs one assertion about a value. Each call counts as a test run of its own.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, scope: SnapshotTestingConfiguration.Record? = nil,
    line: Int = 7, function: String = "dark()", test: TestIdentity? = nil, timeout: TimeInterval = 60,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, isUnderTest: Bool = false
  ) -> SnapshotOutcome {
    var configuration = SnapshotTestingConfiguration(record: scope, diffTool: diffTool)
    configuration.isUnderTest = isUnderTest
    let request = SnapshotRequest(
      at: AssertionLocation(
        fileID: "CardTests/Cards.swift", filePath: package.path + "/Tests/CardTests/Cards.swift", line: line,
        function: function), AssertionArguments(name: name, record: record, timeout: timeout),
      test: test ?? TestIdentity(scope: UUID().uuidString), configuration: configuration)
    return SnapshotVerifier(session: session).verify(request, place: place, strategy: strategy, value: value)
  }

  /// The golden of the first unnamed text snapshot.
  var golden: URL { package.appendingPathComponent("Snapshots/CardTests/Cards/dark.1.txt") }

  /// What that golden holds.
  var text: String? { FileManager.default.contents(atPath: golden.path).map { String(decoding: $0, as: UTF8.self) } }

  /// Puts a golden there.
  func putGolden(_ text: String) throws {
    try FileManager.default.createDirectory(at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: golden)
  }

  /// The golden's file itself: it changes when the file is replaced.
  var fileNumber: UInt64? {
    (try? FileManager.default.attributesOfItem(atPath: golden.path))?[.systemFileNumber] as? UInt64
  }
}
