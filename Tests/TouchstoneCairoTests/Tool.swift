import Foundation

/// A program of the machine that checks a file from outside.
struct Tool {
  var path: String

  /// A program that a test needs and that is not installed.
  struct Missing: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name) is not installed. Run: Scripts/setup" }
  }

  /// Finds a program.
  ///
  /// - Throws: `Missing`, so that a test without its tool fails.
  init(_ name: String) throws {
    let candidates = ["/usr/bin/\(name)", "/usr/local/bin/\(name)"]
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Missing(name: name)
    }
    self.path = path
  }

  /// Runs the program and gives what it printed and its exit code.
  func run(_ arguments: [String]) throws -> (output: String, code: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}

/// A folder of a test, removed with the last use of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
