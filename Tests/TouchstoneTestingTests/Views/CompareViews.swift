import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

/// Records a view or a picture, and compares another one with it.
///
/// - Parameter forge: Changes the golden's file in between.
@MainActor func compare<Golden, V, Format>(
  _ view: V, _ strategy: Snapshotting<V, Format>, withGoldenOf golden: Golden,
  _ goldenStrategy: Snapshotting<Golden, Format>, _ variables: [String: String] = [:],
  forge: (Data) -> Data = { $0 }
) -> SnapshotOutcome {
  withTemporaryPath { folder in
    func run<Value>(_ number: String, _ view: Value, _ strategy: Snapshotting<Value, Format>) -> SnapshotOutcome {
      var environment = SnapshotEnvironment(variables)
      environment.run = number
      let package = URL(fileURLWithPath: folder)
      let place = SourcePlace(package: package, file: "Tests/T/Boards.swift", target: "T", stem: "Boards")
      let request = SnapshotRequest(
        at: AssertionLocation(
          fileID: "T/Boards.swift", filePath: folder + "/Tests/T/Boards.swift", line: 1, function: "board()"),
        AssertionArguments(name: "board", record: .missing, timeout: 60), test: TestIdentity(scope: number),
        configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
      return SnapshotVerifier(session: RunSession(environment: environment, package: package))
        .verify(request, place: place, strategy: strategy) { view }
    }
    let recorded = run("1", golden, goldenStrategy)
    let file = URL(fileURLWithPath: folder).appendingPathComponent(recorded.result.golden)
    if let data = FileManager.default.contents(atPath: file.path) {
      let forged = forge(data)
      if forged != data { try? forged.write(to: file) }
    }
    return run("2", view, strategy)
  }
}
