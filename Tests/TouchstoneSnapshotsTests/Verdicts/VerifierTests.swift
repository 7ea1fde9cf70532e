import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct VerifierTests {
  @Test(arguments: [
    "txt/..", "..", "a/b", ".txt", "txt.", "a..b", "t xt", "a\nb", "\u{0}", String(repeating: "a", count: 65),
  ])
  func `a path extension that no file can have fails and writes nothing`(pathExtension: String) throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<String, String>(pathExtension: pathExtension, diffing: .lines)
      for variables in [[:], ["TOUCHSTONE_RECORD": "all"]] {
        let outcome = VerifierHarness(folder, variables).verify("a", as: strategy)
        #expect(outcome.result.reason == .value)
        #expect(outcome.message?.contains("is no path extension of a golden: at most 64 bytes of letters") == true)
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Snapshots").path))
    }
  }

  @Test(arguments: ["tree.txt", "swift", "c++", "html_part", "日本", nil])
  func `a strategy may have any other path extension`(pathExtension: String?) throws {
    try withTemporaryFolder { folder in
      let strategy = Snapshotting<String, String>(pathExtension: pathExtension, diffing: .lines)
      #expect(VerifierHarness(folder).verify("a", as: strategy).result.recorded == .new)
    }
  }

  @Test func `a stamp is not believed where CI is set, since it may come from a stranger`() throws {
    let lines = Diffing<String>.lines
    var format = lines.format
    format.fingerprint = { $0 }
    format.stamp = { _ in "drawn" }
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt",
      diffing: Diffing(toData: lines.toData, fromData: lines.fromData, diff: lines.diff, storage: format))
    for (variables, isTrusted) in [([:], true), (["CI": "true"], false)] {
      try withTemporaryFolder { folder in
        let harness = VerifierHarness(folder, variables)
        try harness.putGolden("shown")
        #expect((harness.verify("drawn", as: strategy).failure == nil) == isTrusted)
        #expect(harness.text == "shown")
      }
    }
  }

  private struct Trouble: Error, CustomStringConvertible {
    var description: String { "no such order" }
  }

  private func throwing() throws -> String { throw Trouble() }

  @Test func `a value that throws fails and the next one keeps its number`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      let test = TestIdentity(scope: "one")
      let outcome = harness.verify(try throwing(), as: .lines, test: test)
      #expect(outcome.result.reason == .value)
      #expect(outcome.message == #"Snapshot "Cards/dark" could not be taken: no such order"#)
      #expect(harness.verify("b", as: .lines, test: test).result.golden == "Snapshots/CardTests/Cards/dark.2.txt")
    }
  }

  @Test func `a strategy that does not deliver times out`() throws {
    try withTemporaryFolder { folder in
      let never = Snapshotting<String, String>(
        pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
      #expect(VerifierHarness(folder).verify("a", as: never, timeout: 0.01).result.reason == .timeout)
    }
  }

  @Test func `an LFS pointer is named as one`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      // The example of the Git LFS specification.
      try harness.putGolden(
        """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """)
      let outcome = harness.verify("a", as: .lines)
      #expect(outcome.result.reason == .pointer)
      #expect(outcome.result.artefacts?.actual != nil)
      #expect(
        outcome.message
          == #"Snapshot "Cards/dark" cannot be compared: its golden Snapshots/CardTests/Cards/dark.1.txt is a Git LFS "#
          + "pointer, not the file itself.\nFetch: git lfs install && git lfs pull --include Snapshots/CardTests/Cards/dark.1.txt"
      )
      #expect(harness.verify("a", as: .lines, record: .failed).result.recorded == .changed)
      #expect(harness.text == "a")
    }
  }

  @Test func `a golden that is no text is unreadable`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("")
      try Data([0xC3, 0x28]).write(to: harness.golden)
      let outcome = harness.verify("a", as: .lines)
      #expect(outcome.result.reason == .unreadable)
      // What is seen is kept, and may replace this golden only.
      #expect(outcome.result.artefacts?.actual != nil && outcome.result.artefacts?.reference == nil)
      #expect(outcome.result.goldenDigest == "eddf68639913a3cb8331cdfe7f87559e0beccf2c289c0d90ac4d89b3204004f8")
      #expect(outcome.message?.contains("The file is not UTF-8 text.\nRestore: git checkout -- Snapshots/") == true)
      try FileManager.default.removeItem(at: harness.golden)
      try FileManager.default.createDirectory(at: harness.golden, withIntermediateDirectories: true)
      #expect(harness.verify("a", as: .lines).message?.contains("Is a directory.") == true)
    }
  }

  @Test func `a failure leaves files to look at`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("old")
      let outcome = harness.verify("new", as: .lines)
      let artefacts = try #require(outcome.result.artefacts)
      let run = harness.session.folder.url
      func text(_ path: String?) throws -> String {
        try String(contentsOf: run.appendingPathComponent(try #require(path)), encoding: .utf8)
      }
      #expect(artefacts.reference == "artefacts/CardTests/Cards/dark.1.reference.txt")
      #expect(try text(artefacts.reference) == "old")
      #expect(try text(artefacts.actual) == "new")
      #expect(try text(artefacts.difference) == "@@ −1,1 +1,1 @@\n−old\n+new")
      #expect(artefacts.difference?.hasSuffix("dark.1.difference.patch") == true)
      #expect(outcome.attachments.map(\.name) == ["difference.patch"])
    }
  }

  @Test func `artefacts can be sent elsewhere`() throws {
    try withTemporaryFolder { folder in
      let elsewhere = folder.appendingPathComponent("out").path
      let harness = VerifierHarness(folder, ["SNAPSHOT_ARTIFACTS": elsewhere])
      try harness.putGolden("old")
      let outcome = harness.verify("new", as: .lines)
      #expect(outcome.result.artefacts?.actual == "artefacts/CardTests/Cards/dark.1.actual.txt")
      let copy = elsewhere + "/CardTests/Cards/dark.1.actual.txt"
      #expect(FileManager.default.contents(atPath: copy) == Data("new".utf8))
      #expect(outcome.message?.contains("out/CardTests/Cards/dark.1.difference.patch") == true)
    }
  }

  @Test func `custom diffings are used as they are`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      let parity = Diffing<Int>(
        toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
        diff: { $0 % 2 == $1 % 2 ? nil : ("\($1) is odd one out", [.data(Data("x".utf8), name: "why.txt")]) })
      let strategy = SimplySnapshotting<Int>(pathExtension: "txt", diffing: parity)
      try harness.putGolden("2")
      #expect(harness.verify(4, as: strategy).result.verdict == .passed)
      let outcome = harness.verify(5, as: strategy)
      #expect(outcome.message?.contains("differs from its golden: 5 is odd one out") == true)
      #expect(outcome.attachments.map(\.name) == ["why.txt"])
      // A match that is not equal is a change for `all` only.
      #expect(harness.verify(6, as: strategy, record: .failed).result.verdict == .passed)
      #expect(harness.verify(6, as: strategy, record: .all).result.recorded == .changed)
    }
  }

  @Test func `a wrong variable fails every assertion`() throws {
    try withTemporaryFolder { folder in
      let outcome = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "al"]).verify("a", as: .lines)
      #expect(
        outcome.message == #"Snapshot "Cards/dark" was not taken: the environment contains TOUCHSTONE_RECORD=al. "#
          + "The record modes are all, failed, missing and never.")
    }
  }

  @Test func `a package that cannot be written to still has a log`() throws {
    let run = "read-only-\(UUID().uuidString)"
    // Not even the superuser makes folders there.
    var environment = SnapshotEnvironment()
    environment.run = run
    let session = RunSession(
      environment: environment, package: URL(fileURLWithPath: "/proc/nowhere", isDirectory: true))
    #expect(session.folder.url.path.hasPrefix(FileManager.default.temporaryDirectory.standardizedFileURL.path))
    session.append(.end)
    #expect(try RunLog(runFolders: [session.folder.url], package: session.package).unfinished.isEmpty)
    try FileManager.default.removeItem(at: session.folder.url)
  }

  @Test func `what is missing fails unless the environment tolerates it`() throws {
    try withTemporaryFolder { folder in
      let lacking = Snapshotting<String, String>.lines.pullback(taking: { (text: String) in
        var remarks = SnapshotRemarks()
        remarks.lacks("No font named \"NoSuch\" was found.")
        return Taken(text, remarks)
      })
      let outcome = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"]).verify("a", as: lacking)
      #expect(outcome.result.verdict == .failed)
      #expect(outcome.result.recorded == nil)
      #expect(
        outcome.message
          == #"Snapshot "Cards/dark" is incomplete. No font named "NoSuch" was found. Add what is missing, "#
          + "or draw placeholders and get a warning instead: TOUCHSTONE_MISSING=warn\n"
          + "Look: .build/touchstone/r/artefacts/CardTests/Cards/dark.1.actual.txt")
      let tolerant = ["TOUCHSTONE_RECORD": "all", "TOUCHSTONE_MISSING": "warn"]
      let tolerated = VerifierHarness(folder, tolerant, run: "t").verify("a", as: lacking)
      #expect(tolerated.result.recorded == .new)
      #expect(tolerated.result.warnings == ["No font named \"NoSuch\" was found."])
    }
  }

  /// - Source: `#function` in the body of `#expect(processExitsWith:)` in line 7, column 11, with Swift 6.3.
  @Test func `a test that is known by the name of a macro must be named`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      let function = "$s8ExtTests0012Aswift_DrJCafMX6_10_6expectfMf0_7__localfMu_()"
      let unnamed = harness.verify("a", as: .lines, named: "card", function: function)
      #expect(unnamed.result.message?.contains("Name the test") == true)
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Snapshots").path))
      #expect(harness.verify("a", as: .lines, function: "card").result.message?.contains("Name the test") != true)
    }
  }

  @Test func `arguments that share a name fail with advice, whichever comes first`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"])
      let test = TestIdentity(scope: "one", argument: "card", ambiguity: .shared("card", count: 3))
      let outcome = harness.verify("a", as: .lines, test: test)
      #expect(outcome.result.reason == .collision)
      #expect(
        outcome.message
          == #"Snapshot "Cards/dark.card" was not taken: 3 arguments of the test are named "card", so their "#
          + "goldens would be numbered in arbitrary order. Give each argument its own testDescription "
          + #"(CustomTestStringConvertible), or name the snapshot: assertSnapshot(of: …, as: …, named: "…")"#)
      #expect(outcome.result.recorded == nil)
      #expect(harness.verify("a", as: .lines, named: "first", test: test).result.recorded == .new)
      let unknown = TestIdentity(scope: "two", ambiguity: .unknown)
      #expect(harness.verify("a", as: .lines, test: unknown).result.reason == .collision)
    }
  }

  @Test func `a golden that is no plain file is refused, and nothing waits for it`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      try harness.putGolden("a")
      try FileManager.default.removeItem(at: harness.golden)
      #expect(mkfifo(harness.golden.path, 0o600) == 0)
      #expect(harness.verify("a", as: .lines).result.reason == .unreadable)
      try FileManager.default.removeItem(at: harness.golden)
      try FileManager.default.createSymbolicLink(atPath: harness.golden.path, withDestinationPath: "/dev/zero")
      #expect(harness.verify("a", as: .lines).message?.contains("it is a device, not a file") == true)
    }
  }

  @Test func `warnings are logged and do not fail`() throws {
    try withTemporaryFolder { folder in
      let warning = Snapshotting<String, String>.lines.pullback(taking: { (text: String) in
        var remarks = SnapshotRemarks()
        remarks.warn("a glyph is missing")
        remarks.warn("a glyph is missing")
        return Taken(text, remarks)
      })
      let outcome = VerifierHarness(folder, ["TOUCHSTONE_RECORD": "all"]).verify("a", as: warning)
      #expect(outcome.result.verdict == .recorded)
      #expect(outcome.result.warnings == ["a glyph is missing"])
    }
  }

  @Test func `old runs are removed and other folders are not`() throws {
    try withTemporaryFolder { folder in
      let parent = folder.appendingPathComponent(".build/touchstone", isDirectory: true)
      for run in 1...5 { _ = VerifierHarness(folder, run: "r\(run)") }
      for run in 1...4 {
        let log = parent.appendingPathComponent("r\(run)/log").path
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: Double(run) * 60 - 7200)], ofItemAtPath: log)
      }
      try FileManager.default.createDirectory(
        at: parent.appendingPathComponent("notes"), withIntermediateDirectories: true)
      RunFolder(run: "r5", parent: parent).removeOldRuns(keeping: 3)
      let names = try FileManager.default.contentsOfDirectory(atPath: parent.path).sorted()
      #expect(names.filter { $0 != "staging" } == ["latest", "notes", "r3", "r4", "r5"])
    }
  }

  @Test func `latest points to the newest run`() throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent(".build/touchstone/latest").path
      _ = VerifierHarness(folder, run: "one")
      let one = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(one == "one")
      _ = VerifierHarness(folder, run: "two")
      let two = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(two == "two")
    }
  }
}
