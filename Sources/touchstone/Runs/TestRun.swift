import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A run of a package's tests by `swift test`, with its own run folder.
struct TestRun {
  var package: URL
  var run: String
  /// Arguments for `swift test`.
  var arguments: [String] = []
  /// Whether the run's folder keeps what became of each test, for ``RunCoverage``.
  var keepsEvents = false
  /// Variables for the tests, beside those of this process.
  var environment: [String: String] = [:]

  var folder: RunFolder {
    RunFolder(run: run, parent: package.appendingPathComponent(".build/touchstone", isDirectory: true))
  }
  var outputFile: URL { folder.url.appendingPathComponent(RunCoverage.outputName) }
  private var resultFile: URL { folder.url.appendingPathComponent("tests.xml") }

  /// A name for a run that starts now.
  static func newIdentifier() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyyMMdd-HHmmss"
    return "\(formatter.string(from: Date()))-\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// Builds and runs the tests to their end. What they say goes to ``outputFile``.
  ///
  /// - Parameters:
  ///   - interruption: when it comes, the tests are ended; what they wrote until then stays.
  ///   - tick: called ten times a second, and once after the end.
  /// - Returns: the exit code of `swift test`; above 128 if a signal ended it.
  func perform(interruption: Interruption, tick: () -> Void) throws -> Int32 {
    try folder.make()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A plugin holds the lock of the build folder while it runs; without --ignore-lock both would wait for ever.
    process.arguments =
      ["swift", "test", "--ignore-lock", "--package-path", package.path, "--xunit-output", resultFile.path]
      + (keepsEvents
        ? ["--event-stream-output-path", folder.url.appendingPathComponent(RunCoverage.eventsName).path] : [])
      + arguments
    var inherited = ProcessInfo.processInfo.environment
    inherited["TOUCHSTONE_RECORD_ONLY"] = nil
    process.environment = inherited.merging(environment) { $1 }
      .merging(["TOUCHSTONE_RUN": run, "TOUCHSTONE_RUNS": folder.url.deletingLastPathComponent().path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Appending, for several processes write to it.
    let descriptor = open(outputFile.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    var patience = 50
    while process.isRunning {
      if interruption.hasCome {
        // SwiftPM ends the compilers and tests that it started; it has five seconds.
        if patience == 50 { kill(process.processIdentifier, SIGINT) }
        if patience == 0 { kill(process.processIdentifier, SIGKILL) }
        patience -= 1
      } else {
        tick()
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    process.waitUntilExit()
    try output.close()
    tick()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Puts names where the tests find them, and returns what `TOUCHSTONE_RECORD_ONLY` is to be. An environment has no room
  /// for thousands.
  func file(ofNames names: [SnapshotPattern]) throws -> String {
    try folder.make()
    let file = folder.url.appendingPathComponent("record-only.json")
    try SnapshotPattern.json(names).write(to: file)
    return "@\(file.path)"
  }

  /// The log that the tests left; empty if none got as far as a snapshot.
  func log() throws -> RunLog {
    try Self.log(in: folder.url, package: package)
  }

  /// The log in a run's folder; empty if none of its tests got as far as a snapshot.
  static func log(in folder: URL, package: URL) throws -> RunLog {
    let logs = RunFolder(run: folder.lastPathComponent, parent: folder.deletingLastPathComponent()).logs
    guard FileManager.default.fileExists(atPath: logs.path) else { return RunLog() }
    return try RunLog(runFolders: [folder], package: package)
  }

  /// What the tests said.
  func output() -> TestOutput {
    TestOutput(text: (try? Data(contentsOf: outputFile)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// Tests that failed: those of Swift Testing by their result file, those of XCTest by their words, for it writes a
  /// result file only when tests run in parallel.
  func failures() -> [TestFailure] {
    let name = resultFile.deletingPathExtension().lastPathComponent
    let files = [resultFile, folder.url.appendingPathComponent("\(name)-swift-testing.xml")]
    let filed = files.flatMap { TestFailure.all(in: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
    let spoken = output().xctestFailures.filter { failure in !filed.contains { $0.name == failure.name } }
    return filed + spoken
  }
}
