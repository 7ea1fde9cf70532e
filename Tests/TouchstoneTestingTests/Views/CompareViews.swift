import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

/// Records a view or a picture, and compares another one with it.
@MainActor func compare<Golden, V>(
  _ view: V, _ strategy: Snapshotting<V, UIImage>, withGoldenOf golden: Golden,
  _ goldenStrategy: Snapshotting<Golden, UIImage>
) -> SnapshotOutcome {
  withTemporaryPath { folder in
    func run<Value>(_ number: String, _ view: Value, _ strategy: Snapshotting<Value, UIImage>) -> SnapshotOutcome {
      var environment = SnapshotEnvironment([:])
      environment.run = number
      let package = URL(fileURLWithPath: folder)
      let place = SourcePlace(package: package, file: "Tests/T/Boards.swift", target: "T", stem: "Boards")
      let request = SnapshotRequest(
        fileID: "T/Boards.swift", filePath: folder + "/Tests/T/Boards.swift", line: 1, function: "board()",
        name: "board", record: .missing, timeout: 60, test: TestIdentity(scope: number),
        configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
      return SnapshotVerifier(session: RunSession(environment: environment, package: package))
        .verify(request, place: place, strategy: strategy) { view }
    }
    _ = run("1", golden, goldenStrategy)
    return run("2", view, strategy)
  }
}
