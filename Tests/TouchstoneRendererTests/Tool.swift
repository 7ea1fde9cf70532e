import Foundation

/// A program that reads the files we write.
enum Tool: String {
  case pdftocairo
  case pdftoppm
  case pdftotext
  case qpdf
  case rsvgConvert = "rsvg-convert"

  /// A program that a test needs and that is not installed.
  struct Missing: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name) is not installed. Run: Scripts/setup" }
  }

  /// Runs the program and gives what it printed.
  ///
  /// - Throws: `Missing`, so that a test without its tool fails.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let places = ["/usr/bin/", "/usr/local/bin/"].map { $0 + rawValue }
    guard let path = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Missing(name: rawValue)
    }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}

/// A folder of a test, removed with the last use of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
