import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Reports, at the end of a run of all tests, what no assertion can: that no snapshot was taken, and which tests are
/// hidden.
enum HiddenTestsNotice {
  /// Returns the notice, or `nil` if there is nothing to report.
  ///
  /// - Parameters:
  ///   - snapshots: The number of snapshots that the run took.
  ///   - hidden: The tests of the package that conditions hide.
  static func text(snapshots: Int, hidden: [HiddenTests]) -> String? {
    guard snapshots == 0 || !hidden.isEmpty else { return nil }
    var lines: [String] = []
    if snapshots == 0 { lines.append("NO SNAPSHOT WAS TAKEN: no test in this run called assertSnapshot.") }
    if !hidden.isEmpty {
      lines.append("Tests that were not compiled, and so did not run:")
      lines += hidden.prefix(20).map { "  " + $0.text }
      if hidden.count > 20 { lines.append("  and those of \(hidden.count - 20) more files") }
      lines.append("To run them: swift run touchstone migrate")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns whether a process is the last one of a run of all tests: `swift test` runs Swift Testing after XCTest, also
  /// in packages without tests of Swift Testing, unless it is disabled.
  ///
  /// - Parameter runner: The arguments of the command that runs the tests; empty if there is none.
  static func isDue(arguments: [String], runner: [String] = [], environment: [String: String]) -> Bool {
    guard environment["TOUCHSTONE_PREVIEW_PAGE"] == nil else { return false }
    // XCTest receives the list of its tests, unless it runs all.
    guard arguments.contains("--testing-library") else {
      return arguments.count == 1 && runner.contains("--disable-swift-testing")
    }
    let listings = ["list", "--list-tests", "--dump-tests-json", "--filter", "--skip"]
    return !arguments.contains { argument in listings.contains { argument == $0 || argument.hasPrefix($0 + "=") } }
  }

  /// Returns the notice for the package that contains the working folder.
  static func text(arguments: [String], workingFolder: URL) -> String? {
    let environment = SnapshotEnvironment.process
    guard environment.shard == nil, environment.testShard == nil, environment.previews.isEmpty else { return nil }
    let (package, folder) = run(of: environment, workingFolder: workingFolder)
    // <scratch>/<triple>/debug/<package>PackageTests.xctest
    let products = URL(fileURLWithPath: arguments[0]).deletingLastPathComponent()
    let hidden = HiddenTests.all(in: package, products: products)
    return text(snapshots: folder.snapshotCount.all, hidden: hidden)
  }

  /// Returns why the shard of a run fails although no assertion did: it took none of the snapshots, which another number
  /// of shards, or another shard's run under this one's number, may cause.
  static func emptyShard(_ environment: SnapshotEnvironment, workingFolder: URL) -> String? {
    guard let shard = environment.shard else { return nil }
    let (all, skipped) = run(of: environment, workingFolder: workingFolder).folder.snapshotCount
    guard all > 0, skipped == all else { return nil }
    return "Shard \(shard) took none of \(all) snapshots, so it tested nothing. Use fewer shards."
  }

  /// The package that contains a folder, and the folder of this run.
  private static func run(
    of environment: SnapshotEnvironment, workingFolder: URL
  ) -> (package: URL, folder: RunFolder) {
    let package = PackageFolder.around(workingFolder) ?? workingFolder.standardizedFileURL
    let run = environment.run ?? RunIdentifier.kernel.run(of: getpid())
    let folder = RunFolder(
      run: SnapshotName.component(run), parent: RunFolder.parent(ofRunsIn: package, environment: environment))
    return (package, folder)
  }
}

/// Called when a process that links this module ends; the test frameworks may have finished by then.
@_cdecl("touchstone_tests_end")
func testsEnd() {
  // It has the arguments of its test's process, which reports this.
  if EndOfRun.isExitTest { return }
  let arguments = CommandLine.arguments
  let runner = RunIdentifier.kernel.ancestor(named: "swift-test", of: getpid()).flatMap { number in
    FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
  }
  guard
    HiddenTestsNotice.isDue(
      arguments: arguments, runner: (runner ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) },
      environment: ProcessInfo.processInfo.environment)
  else { return }
  let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  if let reason = HiddenTestsNotice.emptyShard(.process, workingFolder: folder) { EndOfRun.fail(reason) }
  guard let text = HiddenTestsNotice.text(arguments: arguments, workingFolder: folder) else { return }
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
