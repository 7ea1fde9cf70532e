import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Reads the first page of a PDF file as a drawing, with poppler's `pdftocairo`.
///
/// A separate program instead of a library: it stays optional, and a corrupt file cannot crash the tests. It gets no fonts
/// of the machine: it would draw texts whose fonts are not in the file with them, or not at all.
enum PDFPage {
  /// The time limit for a page, in seconds, and the size limits of its drawing and of what is wrong with it, in bytes.
  private static let longestTime = 20
  private static let largestDrawing = 64 << 20
  private static let largestMessages = 1 << 20

  /// The reason why a page cannot be drawn.
  enum Failure: Error, CustomStringConvertible {
    case toolMissing
    case toolFailed(status: Int32)
    case tooLarge
    case fontMissing(String?)

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
        its text needs \(font.map { "the font \($0)" } ?? "a font"), which is not in the file, so that it would look \
        different on each machine. Export it again with fonts embedded, or with text as outlines.
        """
      }
    }
  }

  /// Returns the first page of a file.
  ///
  /// - Parameter searchPath: The folders in which the program is looked for, divided by colons.
  /// - Throws: `Failure`, `SVGError`.
  static func drawing(
    ofFileAt path: String, searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws -> SVGDrawing {
    let places = searchPath.split(separator: ":").map { "\($0)/pdftocairo" }
    guard let tool = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Failure.toolMissing
    }
    // An absolute path cannot be mistaken for an option.
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    let (page, errors) = try output(of: tool, ["-svg", "-f", "1", "-l", "1", file, "-"])
    if let failure = textFailure(in: errors) { throw failure }
    return try SVGDrawing(page, usesViewBox: true)
  }

  /// Returns the failure if a text of the page was not drawn, for want of its font.
  ///
  /// - Parameter errors: What `pdftocairo` writes about a file. It draws what it can, and its status is 0.
  private static func textFailure(in errors: String) -> Failure? {
    if let found = errors.firstMatch(of: /Couldn't find a font for '([^']*)'/) { return .fontMissing(String(found.1)) }
    return errors.contains("No font in show") ? .fontMissing(nil) : nil
  }

  /// Runs a program without fonts, and returns what it writes to standard output and standard error.
  private static func output(of tool: String, _ arguments: [String]) throws -> (String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    // Fontconfig falls back to folders of the machine if there is no such file.
    process.environment = ProcessInfo.processInfo.environment.merging(["FONTCONFIG_FILE": "/dev/stdin"]) { $1 }
    try input.fileHandleForWriting.write(contentsOf: Data("<fontconfig/>".utf8))
    try input.fileHandleForWriting.close()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(longestTime), execute: limit)
    let words = Locked(Data())
    let messages = DispatchWorkItem {
      let text = read(errors, limit: largestMessages)
      words.withLock { $0 = text }
    }
    DispatchQueue.global().async(execute: messages)
    let data = read(output, limit: largestDrawing) { process.terminate() }
    messages.wait()
    process.waitUntilExit()
    limit.cancel()
    guard process.terminationReason == .exit, data.count <= largestDrawing else { throw Failure.tooLarge }
    guard process.terminationStatus == 0 else { throw Failure.toolFailed(status: process.terminationStatus) }
    return (String(decoding: data, as: UTF8.self), words.withLock { String(decoding: $0, as: UTF8.self) })
  }

  /// Reads what a program writes, to the end or to a limit.
  private static func read(_ pipe: Pipe, limit: Int, atLimit stop: () -> Void = {}) -> Data {
    var data = Data()
    while let part = try? pipe.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty {
      guard data.count <= limit else { continue }
      data += part
      if data.count > limit { stop() }
    }
    return data
  }
}
