import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Packages that keep no goldens, and revisions that are compared with each other.
@Suite struct WithoutGoldensTests {
  private func harness(_ folder: URL, _ json: String, _ variables: [String: String] = [:]) throws -> VerifierHarness {
    let file = folder.appendingPathComponent(PackageSettings.path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(json.utf8).write(to: file)
    return VerifierHarness(folder, variables)
  }

  @Test(arguments: [[:], ["CI": "1"], ["TOUCHSTONE_RECORD": "all"], ["SNAPSHOT_TESTING_RECORD": "all"]])
  func `nothing is recorded or compared, and the run says so once`(variables: [String: String]) throws {
    try withTemporaryFolder { folder in
      let harness = try harness(folder, #"{ "goldens": "none" }"#, variables)
      #expect(harness.verify("one", as: .lines).result.verdict == .passed)
      #expect(harness.text == nil)
      try harness.putGolden("another")
      #expect(harness.verify("two", as: .lines, function: "light()").result.verdict == .passed)
      #expect(harness.text == "another")
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.notes.filter { $0.contains("compare-snapshots") }.count == 1)
    }
  }

  @Test func `a snapshot that shows nothing or is taken twice with other content still fails`() throws {
    try withTemporaryFolder { folder in
      let harness = try harness(folder, #"{ "goldens": "none" }"#)
      let clear = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 2, height: 2) { _ in }), scale: 1)
      #expect(harness.verify(clear, as: .image).failure?.reason == .empty)
      let test = TestIdentity(scope: "a")
      #expect(harness.verify("one", as: .lines, named: "same", test: test).failure == nil)
      let second = harness.verify("two", as: .lines, named: "same", line: 9, test: test)
      #expect(second.failure?.reason == .collision)
    }
  }

  @Test func `settings that are mistyped fail every snapshot`() throws {
    try withTemporaryFolder { folder in
      let harness = try harness(folder, #"{ "goldens": "nine" }"#)
      let result = harness.verify("one", as: .lines).result
      #expect(result.verdict == .failed && result.message?.contains("Snapshots/touchstone.json") == true)
      #expect(harness.text == nil)
    }
  }

  @Test func `a comparison has pictures in its folder, also those of assertions with a folder of their own`() throws {
    try withTemporaryFolder { folder in
      let pictures = folder.appendingPathComponent("drawn").path
      let base = ["TOUCHSTONE_SNAPSHOTS": pictures, "TOUCHSTONE_BASE": "base", "TOUCHSTONE_RECORD": "base"]
      let before = try harness(folder, #"{ "goldens": "none" }"#, base)
      #expect(verify("one", before).result.recorded == .new)
      #expect(FileManager.default.fileExists(atPath: pictures + "/CardTests/Cards@own/dark.1.txt"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/own"))
      let variables = ["TOUCHSTONE_SNAPSHOTS": pictures, "TOUCHSTONE_BASE": "main (0a)", "TOUCHSTONE_RECORD": "never"]
      let now = VerifierHarness(folder, variables, run: "now")
      #expect(verify("one", now).result.verdict == .passed)
      let other = verify("two", VerifierHarness(folder, variables, run: "then"))
      let result = other.result
      #expect(result.verdict == .failed && result.reason == .differs)
      #expect(result.message?.hasPrefix(#"Snapshot "Cards/dark" differs from main (0a)"#) == true)
      #expect(result.message?.contains("Accept") == false)
      // The test goes on to its other snapshots.
      #expect(other.failure == nil && other.message == nil)
    }
  }

  @Test func `folders that assertions name are apart in a comparison, and the same in another checkout`() throws {
    try withTemporaryFolder { folder in
      let pictures = folder.appendingPathComponent("drawn").path
      let variables = ["TOUCHSTONE_SNAPSHOTS": pictures, "TOUCHSTONE_BASE": "main"]
      func folders(of checkout: URL) -> [String] {
        ["own", checkout.appendingPathComponent("other/iPad").path, "../Goldens", "."]
      }
      func checkout(_ name: String, _ record: String) throws -> (VerifierHarness, [String]) {
        let place = folder.appendingPathComponent(name, isDirectory: true)
        let settings = variables.merging(["TOUCHSTONE_RECORD": record]) { $1 }
        return (try harness(place, #"{ "goldens": "none" }"#, settings), folders(of: place))
      }
      let (base, first) = try checkout("base/App", "base")
      for (index, name) in first.enumerated() {
        let result = verify("\(index)", base, in: name).result
        #expect(result.recorded == .new && result.id == "Cards/dark", "\(name): \(result)")
      }
      let (head, second) = try checkout("head", "never")
      for (index, name) in second.enumerated() {
        #expect(verify("\(index)", head, in: name).result.verdict == .passed, "\(name)")
      }
    }
  }

  @Test func `a comparison fails tests for all but differences of goldens`() throws {
    try withTemporaryFolder { folder in
      let variables = ["TOUCHSTONE_SNAPSHOTS": folder.path, "TOUCHSTONE_BASE": "main", "TOUCHSTONE_RECORD": "never"]
      let harness = VerifierHarness(folder, variables)
      #expect(harness.verify("one", as: .lines).message == nil)
      let clear = UIImage(cgImage: CGImage(bitmap: Bitmap(width: 2, height: 2) { _ in }), scale: 1)
      let empty = harness.verify(clear, as: .image, function: "empty()")
      #expect(empty.failure?.reason == .empty && empty.message != nil)
      let underTest = harness.verify("two", as: .lines, function: "inner()", isUnderTest: true)
      #expect(underTest.failure != nil)
      #expect(SnapshotFailure.inline("", .differs).isOfGolden == false)
    }
  }

  /// Verifies a text of an assertion that names a folder.
  private func verify(_ text: String, _ harness: VerifierHarness, in folder: String = "own") -> SnapshotOutcome {
    let request = SnapshotRequest(
      at: AssertionLocation(
        fileID: "CardTests/Cards.swift", filePath: harness.package.path + "/Tests/CardTests/Cards.swift", line: 7,
        function: "dark()"), AssertionArguments(snapshotDirectory: folder),
      test: TestIdentity(scope: UUID().uuidString),
      configuration: SnapshotTestingConfiguration(record: nil, diffTool: nil))
    return SnapshotVerifier(session: harness.session)
      .verify(request, place: harness.place, strategy: .lines) { text }
  }
}
