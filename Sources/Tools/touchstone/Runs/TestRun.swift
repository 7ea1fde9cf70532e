import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// A run of a package's tests with `swift test`, in its own run folder.
struct TestRun {
  var package: URL
  var run: String
  /// The arguments for `swift test`.
  var arguments: [String] = []
  /// Whether the run's folder records the outcome of each test, for ``RunCoverage``.
  var keepsEvents = false
  /// Environment variables for the tests, in addition to those of this process; passed as a ``RunOrder``.
  var environment: [String: String] = [:]
  /// The folder of the run's folder, relative to the package.
  var parent = ".build/touchstone"
  /// The folder of the run's folder, if it is outside of the package.
  var place: URL?
  /// Whether the tests get ``environment`` as their environment, because they may be of a Touchstone that knows no ``RunOrder``.
  var setsEnvironment = false

  var folder: RunFolder {
    RunFolder(run: run, parent: place ?? package.appendingPathComponent(parent, isDirectory: true))
  }
  var outputFile: URL { folder.url.appendingPathComponent(RunCoverage.outputName) }
  /// The build folder.
  private var scratch: URL {
    let place = arguments.firstIndex(of: "--scratch-path").flatMap { arguments.dropFirst($0 + 1).first }
    return place.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? package.appendingPathComponent(".build", isDirectory: true)
  }
  private var resultFile: URL { folder.url.appendingPathComponent("tests.xml") }

  /// Returns an identifier for a run that starts now.
  static func newIdentifier() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyyMMdd-HHmmss"
    return "\(formatter.string(from: Date()))-\(ProcessInfo.processInfo.processIdentifier)"
  }

  /// Builds the tests and runs them to the end. Their output goes to ``outputFile``.
  ///
  /// - Parameters:
  ///   - interruption: when it comes, the tests are ended; what they wrote until then stays.
  ///   - tick: called ten times a second, and once after the end.
  /// - Returns: The exit status of `swift test`; above 128 if a signal ended it.
  func perform(interruption: Interruption, tick: () -> Void) throws -> Int32 {
    try folder.make()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A plugin's command holds the lock of the build folder while it runs; without `--ignore-lock`, both would wait forever.
    process.arguments =
      ["swift", "test"] + (BuildFolderLock.isHeldByPlugin(scratch) ? ["--ignore-lock"] : [])
      + ["--package-path", package.path, "--xunit-output", resultFile.path]
      + (keepsEvents
        ? ["--event-stream-output-path", folder.url.appendingPathComponent(RunCoverage.eventsName).path] : [])
      + arguments
    let order = self.order
    let orderFile = setsEnvironment ? nil : order.write()
    defer { orderFile.map { _ = unlink($0.path) } }
    process.environment = orderFile == nil ? order.applied(to: UserEnvironment.variables) : UserEnvironment.variables
    process.standardInput = FileHandle.nullDevice
    // Opened for appending, since several processes write to it.
    let descriptor = open(outputFile.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    var patience = 50
    while process.isRunning {
      if interruption.hasCome {
        // SwiftPM ends the compilers and tests that it started, within five seconds.
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

  /// The variables that this run needs. Those of other runs are removed.
  private var order: RunOrder {
    var values: [String: String?] = environment
    values["TOUCHSTONE_RECORD_ONLY"] = .some(environment["TOUCHSTONE_RECORD_ONLY"])
    values["TOUCHSTONE_RUN"] = run
    values["TOUCHSTONE_RUNS"] = folder.url.deletingLastPathComponent().path
    return RunOrder(values, in: UserEnvironment.variables)
  }

  /// Writes a selection to a file for the tests, and returns the value of `TOUCHSTONE_RECORD_ONLY` or `TOUCHSTONE_PICTURES`. An
  /// environment variable is too small for thousands of names.
  func file(of selection: RecordSelection) throws -> String {
    try folder.make()
    let file = folder.url.appendingPathComponent("record-only.json")
    try selection.json().write(to: file)
    return "@\(file.path)"
  }

  /// Returns the log of the tests; empty if no test took a snapshot.
  func log() throws -> RunLog {
    try Self.log(in: folder.url, package: package)
  }

  /// Returns the log in a run's folder; empty if no test took a snapshot.
  static func log(in folder: URL, package: URL) throws -> RunLog {
    let logs = RunFolder(run: folder.lastPathComponent, parent: folder.deletingLastPathComponent()).logs
    guard FileManager.default.fileExists(atPath: logs.path) else { return RunLog() }
    return try RunLog(runFolders: [folder], package: package)
  }

  /// Returns the output of the tests.
  func output() -> TestOutput {
    TestOutput(text: (try? Data(contentsOf: outputFile)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// Returns the failed tests: for Swift Testing from its result file, for XCTest from its output, since XCTest writes
  /// a result file only when tests run in parallel.
  func failures() -> [TestFailure] {
    let name = resultFile.deletingPathExtension().lastPathComponent
    let files = [resultFile, folder.url.appendingPathComponent("\(name)-swift-testing.xml")]
    let filed = files.flatMap { TestFailure.all(in: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
    let spoken = output().xctestFailures.filter { failure in !filed.contains { $0.name == failure.name } }
    return filed + spoken
  }
}
