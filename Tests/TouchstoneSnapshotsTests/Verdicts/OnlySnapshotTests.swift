import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

struct OnlySnapshotTests {
  @Test func `of all snapshots only the one that is asked for is made, and it knows its name`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      var made: [SnapshotID?] = []
      func verdict(_ name: String, only: String?) -> SnapshotVerdict {
        let request = SnapshotRequest(
          at: AssertionLocation(
            fileID: "CardTests/Cards.swift", filePath: folder.path + "/Tests/CardTests/Cards.swift", line: 7,
            function: "dark()"), AssertionArguments(name: name, record: .never), test: TestIdentity(scope: name))
        let strategy = SimplySnapshotting<String>.lines.pullback { (text: String) in
          made.append(SnapshotID.current)
          return text
        }
        return SnapshotVerifier(session: harness.session, only: only)
          .verify(request, place: harness.place, strategy: strategy, value: { "a" }).result.verdict
      }
      #expect(verdict("small", only: "=Cards/dark.large") == .skipped)
      #expect(made.isEmpty)
      #expect(verdict("large", only: "=Cards/dark.large") == .failed)
      #expect(made == [SnapshotID(target: "CardTests", description: "Cards/dark.large")])
      #expect(verdict("small", only: nil) == .failed)
      #expect(made.count == 2 && SnapshotID.current == nil)
    }
  }
}
