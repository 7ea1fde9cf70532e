import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

@Suite struct DrawnSnapshotsTests {
  @Test func `what was not drawn to its end is not compared with`() throws {
    try withTemporaryFolder { folder in
      let drawn = folder.appendingPathComponent("drawn")
      try DrawnSnapshots.prepare(drawn)
      #expect(
        throws: ComparisonError.notSaved(drawn.path, why: "there is no file state.json, which is written last")
      ) { try DrawnSnapshots(in: drawn) }
      var state = DrawnSnapshots.State(commit: "0a", key: "k")
      state.failures = [TestFailure(className: "A.B", name: "c()")]
      try DrawnSnapshots(folder: drawn, state: state).finish()
      #expect(try DrawnSnapshots(in: drawn).state == state)
      // The next drawing begins without it.
      try DrawnSnapshots.prepare(drawn)
      #expect(throws: ComparisonError.self) { try DrawnSnapshots(in: drawn) }
    }
  }

  @Test func `a folder with files of others is left alone`() throws {
    try withTemporaryFolder { folder in
      let note = folder.appendingPathComponent("note.txt")
      try Data("mine".utf8).write(to: note)
      #expect(throws: ComparisonError.foreignFolder(folder.path)) { try DrawnSnapshots.prepare(folder) }
      #expect(FileManager.default.fileExists(atPath: note.path))
      // Names alone do not make it one of ours.
      let other = folder.appendingPathComponent("other/Snapshots")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      #expect(throws: ComparisonError.self) { try DrawnSnapshots.prepare(other.deletingLastPathComponent()) }
      #expect(FileManager.default.fileExists(atPath: other.path))
    }
  }

  @Test func `a log that was copied in part is not compared with`() throws {
    try withTemporaryFolder { folder in
      let logs = folder.appendingPathComponent("run/log")
      try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
      let header = RunLogHeader(run: "run", process: 1, started: 0, tool: "0.1.0", sources: RunSources(package: "/p"))
      try (JSONEncoder().encode(RunLogLine.header(header)) + Data("\n".utf8))
        .write(to: logs.appendingPathComponent("1.jsonl"))
      let drawn = DrawnSnapshots(folder: folder, state: DrawnSnapshots.State())
      #expect(throws: ComparisonError.self) { try drawn.log(side: "main") }
      #expect(!drawn.isFlawless)
    }
  }
}
