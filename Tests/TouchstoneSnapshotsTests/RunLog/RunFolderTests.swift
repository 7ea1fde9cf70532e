import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct RunFolderTests {
  /// Makes a folder with a log that was last written to an hour and more ago.
  private func makeOld(_ folder: URL, isRun: Bool) throws {
    if isRun { try FolderMark.make(folder) }
    let log = folder.appendingPathComponent("log")
    try FileManager.default.createDirectory(at: log, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    let date = Date(timeIntervalSinceNow: -10_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: log.path)
  }

  @Test func `folders with a log that no run made are never deleted`() throws {
    try withTemporaryFolder { projects in
      for number in 0..<30 { try makeOld(projects.appendingPathComponent("project\(number)"), isRun: false) }
      for number in 0..<30 { try makeOld(projects.appendingPathComponent("run\(number)"), isRun: true) }
      // A file of that name with other text is no mark, and neither is a link to one.
      let pretender = projects.appendingPathComponent("project0")
      try Data("mine too\n".utf8).write(to: pretender.appendingPathComponent(FolderMark.name))
      #expect(symlink("../run0/\(FolderMark.name)", projects.path + "/project1/\(FolderMark.name)") == 0)
      RunFolder(run: "new", parent: projects).removeOldRuns(keeping: 5)
      let left = try FileManager.default.contentsOfDirectory(atPath: projects.path)
      #expect(left.count { $0.hasPrefix("project") } == 30)
      #expect(left.count { $0.hasPrefix("run") } == 4)
      #expect(FileManager.default.fileExists(atPath: pretender.path + "/notes.txt"))
    }
  }

  /// Makes a run of a kilobyte and a little that began some minutes ago.
  private func makeRun(_ name: String, minutes: Double, in parent: URL) throws {
    let folder = RunFolder(run: name, parent: parent)
    try folder.make()
    try FileManager.default.createDirectory(at: folder.logs, withIntermediateDirectories: true)
    try Data(count: 1000).write(to: folder.log(ofProcess: 1))
    let date = Date(timeIntervalSinceNow: -60 * minutes)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.logs.path)
  }

  private func runs(in parent: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
  }

  @Test func `old runs go where they hold too much, however young they are`() throws {
    try withTemporaryFolder { parent in
      for run in 1...5 { try makeRun("run\(run)", minutes: Double(run), in: parent) }
      #expect(RunFolder.holdings(in: parent).runs == 5)
      RunFolder(run: "new", parent: parent).removeOldRuns(within: 3_600)
      #expect(try runs(in: parent) == ["run1", "run2", "run3"])
      RunFolder(run: "new", parent: parent).removeOldRuns(within: 0)
      #expect(try runs(in: parent) == ["run1"])
    }
  }

  @Test func `one run over the limit pushes out no small ones, neither while it is the newest nor later`() throws {
    try withTemporaryFolder { parent in
      for run in 1...3 { try makeRun("run\(run)", minutes: Double(10 * run), in: parent) }
      try makeRun("large", minutes: 5, in: parent)
      try Data(count: 9000).write(to: RunFolder(run: "large", parent: parent).url.appendingPathComponent("report.html"))
      RunFolder(run: "new", parent: parent).removeOldRuns(within: 5000)
      #expect(try runs(in: parent) == ["large", "run1", "run2", "run3"])
      try makeRun("next", minutes: 1, in: parent)
      RunFolder(run: "new", parent: parent).removeOldRuns(within: 5000)
      #expect(try runs(in: parent) == ["next", "run1", "run2", "run3"])
    }
  }

  @Test func `a run whose processes live is not removed`() throws {
    try withTemporaryFolder { parent in
      for run in 1...3 { try makeRun("run\(run)", minutes: Double(run), in: parent) }
      let log = open(RunFolder(run: "run3", parent: parent).log(ofProcess: 1).path, O_RDONLY)
      defer { close(log) }
      #expect(flock(log, LOCK_SH) == 0)
      RunFolder(run: "new", parent: parent).removeOldRuns(within: 0)
      #expect(try runs(in: parent) == ["run1", "run3"])
    }
  }

  @Test func `the size of a run is noted, and counted again when a process adds to the run`() throws {
    try withTemporaryFolder { parent in
      try makeRun("old", minutes: 5, in: parent)
      try makeRun("grown", minutes: 9, in: parent)
      #expect((2000..<2600).contains(RunFolder.holdings(in: parent).bytes))
      // Who only looks writes nothing.
      #expect(!FileManager.default.fileExists(atPath: parent.path + "/old/bytes.txt"))
      RunFolder(run: "new", parent: parent).removeOldRuns(within: 5000)
      #expect(try runs(in: parent) == ["grown", "old"])
      #expect(FileManager.default.fileExists(atPath: parent.path + "/old/bytes.txt"))
      // Now it is the newest, and leaves no space for the other.
      try Data(count: 3000).write(to: RunFolder(run: "grown", parent: parent).log(ofProcess: 2))
      RunFolder(run: "new", parent: parent).removeOldRuns(within: 5000)
      #expect(try runs(in: parent) == ["grown"])
    }
  }

  @Test func `notes of sizes that no run has are not believed`() throws {
    try withTemporaryFolder { parent in
      for name in ["a", "b"] {
        try makeRun(name, minutes: 5, in: parent)
        let logs = RunFolder(run: name, parent: parent).logs.path
        let date = try #require(try FileManager.default.attributesOfItem(atPath: logs)[.modificationDate] as? Date)
        let note = "\(Int(date.timeIntervalSince1970)) \(Int.max)"
        try Data(note.utf8).write(to: parent.appendingPathComponent("\(name)/bytes.txt"))
      }
      #expect((2000..<3000).contains(RunFolder.holdings(in: parent).bytes))
    }
  }

  @Test func `a session in a folder of projects leaves them alone`() throws {
    try withTemporaryFolder { projects in
      for number in 0..<30 { try makeOld(projects.appendingPathComponent("project\(number)"), isRun: false) }
      try Data("mine".utf8).write(to: projects.appendingPathComponent("latest"))
      var environment = SnapshotEnvironment()
      environment.runs = projects.path
      environment.run = "project3"
      let session = RunSession(environment: environment, package: projects.appendingPathComponent("project0"))
      session.append(.end)
      let left = try FileManager.default.contentsOfDirectory(atPath: projects.path)
      #expect(left.count { $0.hasPrefix("project") } == 30)
      #expect(try String(contentsOfFile: projects.path + "/latest", encoding: .utf8) == "mine")
      // The folder was there before: it does not become one that may be deleted.
      #expect(!FolderMark.isThere(projects.appendingPathComponent("project3")))
      #expect(FileManager.default.fileExists(atPath: projects.path + "/project3/notes.txt"))
    }
  }

  @Test(arguments: ["staging", "latest"])
  func `latest follows the runs, also from one in a folder without our mark`(name: String) throws {
    try withTemporaryFolder { parent in
      let latest = parent.appendingPathComponent("latest").path
      let unmarked = RunFolder(run: name, parent: parent)
      if name != "latest" {
        try FileManager.default.createDirectory(at: unmarked.logs, withIntermediateDirectories: true)
      }
      #expect(symlink(name, latest) == 0)
      let next = RunFolder(run: "next", parent: parent)
      try next.make()
      next.linkAsLatest()
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: latest) == "next")
    }
  }

  @Test func `latest follows the runs, and a link of somebody else stays`() throws {
    try withTemporaryFolder { parent in
      let latest = parent.appendingPathComponent("latest").path
      for run in ["one", "two"] {
        let folder = RunFolder(run: run, parent: parent)
        try folder.make()
        folder.linkAsLatest()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: latest) == run)
      }
      unlink(latest)
      #expect(symlink("releases", latest) == 0)
      #expect(mkdir(parent.appendingPathComponent("releases").path, 0o755) == 0)
      RunFolder(run: "one", parent: parent).linkAsLatest()
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: latest) == "releases")
    }
  }
}
