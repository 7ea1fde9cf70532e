import Foundation
import TouchstoneUI

/// Reads the first page of a PDF file as a drawing, with poppler's `pdftocairo`.
///
/// A separate program instead of a library: it stays optional, and a corrupt file cannot crash the tests. Texts need fonts
/// in the file: the program would draw any others with what is installed on the machine, or not at all.
enum PDFPage {
  /// The time limit for a page, in seconds, and the size limit of its drawing, in bytes.
  private static let longestTime = 20
  private static let largestDrawing = 64 << 20

  /// The reason why a page cannot be drawn.
  enum Failure: Error, CustomStringConvertible {
    case toolMissing
    case toolFailed(status: Int32)
    case tooLarge
    case fontMissing(String)

    var description: String {
      switch self {
      case .toolMissing:
        """
        PDF files are read by pdftocairo, which is not installed. Install it with `sudo apt-get install \
        poppler-utils`, or add the picture as an SVG file.
        """
      case .toolFailed(let status):
        """
        pdftocairo cannot read the file (exit status \(status)). Try it yourself: `pdftocairo -svg FILE -`, or \
        export the picture again.
        """
      case .tooLarge:
        "converting the page takes pdftocairo more than \(longestTime) seconds, or \(largestDrawing >> 20) MB. Add it as a PNG file."
      case .fontMissing(let font):
        """
        its text needs the font \(font), which is not in the file, so that it would look different on each machine. Export \
        it again with fonts embedded, or with text as outlines.
        """
      }
    }
  }

  /// Returns the first page of a file.
  ///
  /// - Parameter searchPath: The folders in which the programs are looked for, divided by colons.
  /// - Throws: `Failure`, `SVGError`.
  static func drawing(
    ofFileAt path: String, searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws -> SVGDrawing {
    // An absolute path cannot be mistaken for an option.
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    func run(_ name: String, _ options: [String] = [], output target: [String] = ["-"]) throws -> String {
      let places = searchPath.split(separator: ":").map { "\($0)/\(name)" }
      guard let tool = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
        throw Failure.toolMissing
      }
      return try output(of: tool, options + ["-f", "1", "-l", "1", file] + target)
    }
    let page = try run("pdftocairo", ["-svg", "-q"])
    // A page may list a font without a text in it.
    if let font = missingFont(in: try run("pdffonts", output: [])),
      !(try run("pdftotext", ["-q"])).allSatisfy(\.isWhitespace)
    {
      throw Failure.fontMissing(font)
    }
    return try SVGDrawing(page, usesViewBox: true)
  }

  /// Returns the name of the first font that is not in the file.
  ///
  /// - Parameter table: What `pdffonts` prints: a line for each font with its name, type and encoding, whether it is embedded,
  ///   a subset and has a map to Unicode, and the object's two numbers or `[none]`.
  static func missingFont(in table: String) -> String? {
    for line in table.split(separator: "\n").dropFirst(2) {
      let words = line.split(separator: " ")
      let end = words.last == "[none]" ? 4 : 5
      if words.count > end, words[words.count - end] == "no" { return String(words[0]) }
    }
    return nil
  }

  /// Runs a program, and returns what it writes to standard output.
  private static func output(of tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(longestTime), execute: limit)
    var data = Data()
    while let part = try output.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty {
      data += part
      if data.count > largestDrawing {
        process.terminate()
        break
      }
    }
    process.waitUntilExit()
    limit.cancel()
    guard process.terminationReason == .exit, data.count <= largestDrawing else { throw Failure.tooLarge }
    guard process.terminationStatus == 0 else { throw Failure.toolFailed(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
