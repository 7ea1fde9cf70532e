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
      var state = DrawnSnapshots.State(commit: GitCommit(String(repeating: "0a", count: 20)), key: "k")
      state.failures = [TestFailure(className: "A.B", name: "c()")]
      var finished = DrawnSnapshots(folder: drawn, state: state)
      try finished.finish()
      #expect(try DrawnSnapshots(in: drawn).state == state)
      // The next drawing begins without it.
      try DrawnSnapshots.prepare(drawn)
      #expect(throws: ComparisonError.self) { try DrawnSnapshots(in: drawn) }
    }
  }

  @Test func `a log that is lost, or a commit that is none, is not compared with`() throws {
    try withTemporaryFolder { folder in
      let header = RunLogHeader(run: "run", process: 1, started: 0, tool: "0.1.0", sources: RunSources(package: "/p"))
      let lines = try [RunLogLine.header(header), .end].map {
        String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
      }
      for name in ["1", "2"] {
        try PackageFixture.write(lines.joined(separator: "\n") + "\n", to: "run/log/\(name).jsonl", in: folder)
      }
      let commit = String(repeating: "0a", count: 20)
      var drawn = DrawnSnapshots(folder: folder, state: DrawnSnapshots.State(commit: GitCommit(commit)))
      try drawn.finish()
      #expect(try drawn.log(side: "main").snapshots.isEmpty && drawn.isFlawless)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("run/log/2.jsonl"))
      let kept = try DrawnSnapshots(in: folder)
      #expect(throws: ComparisonError.damaged(side: "main", ["it has 1 of 2 logs"])) { try kept.log(side: "main") }
      let file = DrawnSnapshots.stateFile(in: folder)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing(commit, with: "\\u001b[31m").utf8).write(to: file)
      #expect(throws: ComparisonError.self) { try DrawnSnapshots(in: folder) }
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
