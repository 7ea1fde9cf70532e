import Foundation

/// A run of the built tool, as a user starts it, to its end.
struct ToolRun {
  let status: Int32
  /// What it wrote to both outputs.
  let output: String

  /// Runs the tool; after five minutes it is killed, which fails what is expected of it.
  init(_ arguments: [String], folder: URL, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Memory is bounded too: a file without end would take all of the machine's.
    process.arguments = ["-c", "ulimit -v 4000000; exec timeout 300 \"$0\" \"$@\"", CompareFolder.tool] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tool-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
