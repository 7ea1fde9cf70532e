import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// A run that the user named, as continuous integration does, in a build folder that is kept.
@Suite struct NamedRunTests {
  private func log(_ folder: URL) throws -> RunLog {
    try RunLog(runFolders: [folder.appendingPathComponent(".build/touchstone/ci")], package: folder)
  }

  /// A process of a `swift test`; its log is closed when it is let go.
  private func harness(
    _ folder: URL, _ variables: [String: String] = [:], process: Int32, of invocation: String
  ) -> VerifierHarness {
    VerifierHarness(folder, variables, run: "ci", process: process, invocation: invocation)
  }

  @Test func `a snapshot that failed in an earlier use of the name and passes now has passed`() throws {
    try withTemporaryFolder { folder in
      let first = harness(folder, process: 1001, of: "1-1")
      try first.putGolden("old")
      #expect(first.verify("new", as: .lines).result.verdict == .failed)
      #expect(try log(folder).snapshots.map(\.result.verdict) == [.failed])
      let second = harness(folder, process: 1002, of: "2-2")
      #expect(second.verify("old", as: .lines).result.verdict == .passed)
      #expect(try log(folder).snapshots.map(\.result.verdict) == [.passed])
    }
  }

  @Test func `a golden that was recorded in an earlier use of the name passes`() throws {
    try withTemporaryFolder { folder in
      #expect(harness(folder, process: 1001, of: "1-1").verify("a", as: .lines).result.recorded == .new)
      #expect(harness(folder, process: 1002, of: "1-1").verify("a", as: .lines).result.reason == .missing)
      #expect(harness(folder, process: 1003, of: "2-2").verify("a", as: .lines).result.verdict == .passed)
    }
  }

  @Test func `the processes of one swift test, and shards after one another, make one run`() throws {
    try withTemporaryFolder { folder in
      let processes = [
        harness(folder, process: 1001, of: "1-1"), harness(folder, process: 1002, of: "1-1"),
        harness(folder, ["TOUCHSTONE_SHARD": "1/1"], process: 1003, of: "2-2"),
      ]
      for (harness, name) in zip(processes, ["a", "b", "c"]) { _ = harness.verify(name, as: .lines, named: name) }
      let merged = try log(folder)
      #expect(merged.snapshots.map(\.result.name) == ["a", "b", "c"])
    }
  }

  @Test func `all that one swift test says about a snapshot counts`() throws {
    try withTemporaryFolder { folder in
      let first = harness(folder, process: 1001, of: "1-1")
      try first.putGolden("old")
      _ = first.verify("new", as: .lines)
      _ = harness(folder, process: 1002, of: "1-1").verify("old", as: .lines)
      #expect(Set(try log(folder).snapshots.map(\.result.verdict)) == [.failed, .passed])
    }
  }

  /// The test is this process, whose arguments say that it runs all tests only where nothing filters them.
  @Test func `logs of earlier uses are set aside, unless their process lives`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "ci", parent: folder)
      func header(_ process: Int32, _ invocation: String?) -> RunLogHeader {
        RunLogHeader(
          run: "ci", process: process, invocation: invocation, started: 0, tool: "", sources: RunSources(package: "/"))
      }
      do {
        for (process, invocation) in [(1, "1-1"), (2, "2-2"), (3, nil)] as [(Int32, String?)] {
          _ = try RunLogWriter(folder: run, header: header(process, invocation))
        }
      }
      let living = try RunLogWriter(folder: run, header: header(4, "4-4"))
      run.setAsideOldLogs(of: "/", before: "2-2")
      #expect(try FileManager.default.contentsOfDirectory(atPath: run.logs.path).sorted() == ["2.jsonl", "4.jsonl"])
      let before = run.url.appendingPathComponent("before").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: before).sorted() == ["1.jsonl", "3.jsonl"])
      try living.append(.end)
    }
  }

  @Test func `logs of other packages stay`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "ci", parent: folder)
      for (process, package) in [(1, "/a"), (2, "/b"), (3, "/a")] as [(Int32, String)] {
        _ = try RunLogWriter(
          folder: run,
          header: RunLogHeader(
            run: "ci", process: process, invocation: "\(process)", started: 0, tool: "",
            sources: RunSources(package: package)))
      }
      run.setAsideOldLogs(of: "/a", before: "3")
      #expect(try FileManager.default.contentsOfDirectory(atPath: run.logs.path).sorted() == ["2.jsonl", "3.jsonl"])
    }
  }

  @Test func `what one package says about a snapshot of the same name leaves another's, and the folder is at fault`()
    throws
  {
    try withTemporaryFolder { folder in
      for (process, package, verdict) in [(1, "/a", .failed), (2, "/b", .passed)]
        as [(Int32, String, SnapshotVerdict)]
      {
        let result = SnapshotResult(
          id: "CardTests/dark", target: "CardTests", file: "Tests/CardTests/CardTests.swift", line: 1,
          test: "testDark()",
          golden: "Snapshots/CardTests/CardTests/dark.png", format: "png", verdict: verdict)
        let run = RunFolder(run: "ci", parent: folder.appendingPathComponent(".build/touchstone"))
        let header = RunLogHeader(
          run: "ci", process: process, invocation: "\(process)", started: Double(process), tool: "",
          sources: RunSources(package: package))
        let writer = try RunLogWriter(folder: run, header: header)
        try writer.append(.snapshot(result))
        try writer.append(.end)
      }
      let merged = try log(folder)
      #expect(Set(merged.snapshots.map(\.result.verdict)) == [.failed, .passed])
      #expect(merged.damage.count == 1)
      #expect(merged.damage.first?.contains("several packages, /a, /b: give each a TOUCHSTONE_RUN of its own") == true)
    }
  }

  @Test func `a log that was left empty is set aside, unless it may be a new one`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "ci", parent: folder)
      _ = try RunLogWriter(
        folder: run,
        header: RunLogHeader(
          run: "ci", process: 1, invocation: "b", started: 0, tool: "", sources: RunSources(package: "/")))
      for name in ["7.jsonl", "8.jsonl"] {
        #expect(FileManager.default.createFile(atPath: run.logs.appendingPathComponent(name).path, contents: nil))
      }
      let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -120)]
      try FileManager.default.setAttributes(old, ofItemAtPath: run.logs.appendingPathComponent("7.jsonl").path)
      run.setAsideOldLogs(of: "/", before: "b")
      #expect(try FileManager.default.contentsOfDirectory(atPath: run.logs.path).sorted() == ["1.jsonl", "8.jsonl"])
    }
  }

  @Test func `a run in a folder that was there before starts over, too`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "ci", parent: folder)
      try FileManager.default.createDirectory(at: run.url, withIntermediateDirectories: true)
      for process in [1, 2] as [Int32] {
        _ = try RunLogWriter(
          folder: run,
          header: RunLogHeader(
            run: "ci", process: process, invocation: "\(process)-\(process)", started: 0, tool: "",
            sources: RunSources(package: "/")))
      }
      run.setAsideOldLogs(of: "/", before: "2-2")
      #expect(!FolderMark.isThere(run.url))
      #expect(try FileManager.default.contentsOfDirectory(atPath: run.logs.path) == ["2.jsonl"])
    }
  }

  @Test func `files of others in such a folder stay`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "ci", parent: folder)
      let files = FileManager.default
      let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -120)]
      try files.createDirectory(at: run.logs, withIntermediateDirectories: true)
      let notes = run.logs.appendingPathComponent("notes.jsonl")
      try Data("mine".utf8).write(to: notes)
      try files.setAttributes(old, ofItemAtPath: notes.path)
      func writeLog(ofProcess process: Int32) throws {
        let header = RunLogHeader(
          run: "ci", process: process, invocation: "a", started: 0, tool: "", sources: RunSources(package: "/"))
        _ = try RunLogWriter(folder: run, header: header)
      }
      // The folder of old logs is Touchstone's, and is emptied each time.
      try writeLog(ofProcess: 1)
      run.setAsideOldLogs(of: "/", before: "b")
      try writeLog(ofProcess: 2)
      run.setAsideOldLogs(of: "/", before: "b")
      let before = run.url.appendingPathComponent("before")
      #expect(try files.contentsOfDirectory(atPath: before.path).sorted() == ["2.jsonl", FolderMark.name])
      #expect(try files.contentsOfDirectory(atPath: run.logs.path) == ["notes.jsonl"])
      // One of the user's is not.
      try files.removeItem(at: before)
      try files.createDirectory(at: before, withIntermediateDirectories: true)
      try writeLog(ofProcess: 3)
      run.setAsideOldLogs(of: "/", before: "b")
      #expect(try files.contentsOfDirectory(atPath: run.logs.path).sorted() == ["3.jsonl", "notes.jsonl"])
    }
  }

  @Test func `a process that got the number of one that crashed does not hide the crash`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "ci", parent: folder)
      for ends in [false, true] {
        let header = RunLogHeader(
          run: "ci", process: 7, invocation: ends ? "b" : "a", started: ends ? 2 : 1, tool: "",
          sources: RunSources(package: "/"))
        let writer = try RunLogWriter(folder: run, header: header)
        if ends { try writer.append(.end) }
      }
      #expect(try RunLog(runFolders: [run.url], package: folder).unfinished.map(\.started) == [1])
    }
  }
}
