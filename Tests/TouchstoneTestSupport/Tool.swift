import Foundation

/// A program that reads the files we write.
package enum Tool: String {
  case pdffonts, pdfinfo, pdftocairo, pdftoppm, pdftotext, qpdf
  case rsvgConvert = "rsvg-convert"

  /// A program that a test needs and that is not installed.
  package struct Missing: Error, CustomStringConvertible {
    var name: String

    package var description: String { "\(name) is not installed. Run: Scripts/setup" }
  }

  /// Runs the program and gives what it printed and its exit code.
  ///
  /// - Throws: `Missing`, so that a test without its tool fails.
  @discardableResult
  package func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (output: String, code: Int32) {
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
    return (text, process.terminationStatus)
  }
}
