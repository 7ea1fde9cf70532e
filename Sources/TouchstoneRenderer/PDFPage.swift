import Foundation
import TouchstoneUI

/// Reads the first page of a PDF file as a drawing, with poppler's `pdftocairo`.
///
/// A separate program instead of a library: it stays optional, and a corrupt file cannot crash the tests.
enum PDFPage {
  /// The time limit for a page, in seconds, and the size limit of its drawing, in bytes.
  private static let longestTime = 20
  private static let largestDrawing = 64 << 20

  /// The reason why a page cannot be drawn.
  enum Failure: Error, CustomStringConvertible {
    case toolMissing
    case toolFailed(status: Int32)
    case tooLarge

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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    // An absolute path cannot be mistaken for an option.
    process.arguments = [
      "-svg", "-q", "-f", "1", "-l", "1", URL(fileURLWithPath: path).standardizedFileURL.path, "-",
    ]
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
    return try SVGDrawing(String(decoding: data, as: UTF8.self), usesViewBox: true)
  }
}
