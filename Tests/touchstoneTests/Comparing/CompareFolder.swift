import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// A folder of small pictures, and the built tool to compare them with.
final class CompareFolder {
  /// What a run of the tool left.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  let url = FileManager.default.temporaryDirectory.appendingPathComponent("compare-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The tool, which is built beside the tests.
  static var tool: String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("touchstone").path
  }

  /// Runs a line of shell in the folder, in which `touchstone` is the tool, and `touchstone-compare` the program.
  func run(_ line: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "touchstone() { '\(Self.tool)' \"$@\"; }; touchstone-compare() { '\(Self.tool)-compare' \"$@\"; }; \(line)",
    ]
    process.currentDirectoryURL = url
    process.standardInput = FileHandle.nullDevice
    let files = ["output", "errors"].map { url.appendingPathComponent(".\($0)") }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Run(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  /// Writes a white picture of 32×24 px with a dark square whose upper left corner is at a place.
  func picture(_ path: String, square x: Int, width: Int = 32, color: UInt8 = 0x20) throws {
    try write(path, try Self.bitmap(square: x, width: width, color: color).pngData())
  }

  /// Writes any file.
  func write(_ path: String, _ data: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  func bitmap(_ path: String) throws -> Bitmap {
    try PNGImage(data: Data(contentsOf: url.appendingPathComponent(path))).bitmap
  }

  /// Returns a picture in which each pixel is a square of four.
  static func doubled(_ bitmap: Bitmap) -> Bitmap {
    let bytes = bitmap.withUnsafeBytes { [UInt8]($0) }
    let doubled = (0..<2 * bitmap.height).flatMap { row in
      (0..<2 * bitmap.width).flatMap { column in
        let start = 4 * (row / 2 * bitmap.width + column / 2)
        return bytes[start..<start + 4]
      }
    }
    return Bitmap(width: 2 * bitmap.width, height: 2 * bitmap.height, bytes: doubled)
  }

  static func bitmap(square x: Int, width: Int, color: UInt8) -> Bitmap {
    Bitmap(
      width: width, height: 24,
      bytes: (0..<24).flatMap { row in
        (0..<width).flatMap { column -> [UInt8] in
          let isSquare = (8..<16).contains(row) && (x..<x + 8).contains(column)
          let value = isSquare ? color : 255
          return [value, value, value, 255]
        }
      })
  }
}
