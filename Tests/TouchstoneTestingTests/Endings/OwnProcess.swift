import Foundation

/// This program of tests in a process of its own, which runs chosen tests.
struct OwnProcess {
  let process = Process()
  /// What it printed, on both outputs.
  private(set) var text = ""

  /// Runs tests, and waits for them.
  ///
  /// - Parameters:
  ///   - arguments: As `swift test` passes them to the program: tests of XCTest, or the options of Swift Testing.
  ///   - variables: Added to this process's variables, without those of Touchstone.
  ///   - folder: Where the run and its goldens are.
  init(_ arguments: [String], variables: [String: String], folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("TOUCHSTONE_") }
    environment["TOUCHSTONE_RUNS"] = folder.path
    environment["TOUCHSTONE_SNAPSHOTS"] = folder.path
    process.environment = environment.merging(variables) { _, new in new }
    let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
    FileManager.default.createFile(atPath: output.path, contents: nil)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
