import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// Pictures by their path in the folder, the last two kept in memory.
struct PictureStore {
  let folder: URL
  private var recent: [(path: String, bitmap: Bitmap)] = []

  init(folder: URL) {
    self.folder = folder
  }

  /// A picture, or nil if its format takes a converter that is not installed.
  mutating func picture(_ path: String) throws -> Bitmap? {
    if let known = recent.first(where: { $0.path == path }) { return known.bitmap }
    guard let bitmap = try load(path) else { return nil }
    recent = recent.suffix(1) + [(path, bitmap)]
    return bitmap
  }

  private func load(_ path: String) throws -> Bitmap? {
    let url = folder.appendingPathComponent(path)
    switch url.pathExtension {
    // The other tools know no profiles.
    case "png": return try PNGImage(data: Self.withEnd(Data(contentsOf: url)), colors: .stored).bitmap
    case "jpg", "jpeg": return try Bitmap(jpegData: Data(contentsOf: url))
    case "bmp": return try converted(url).map(Self.withRedAndBlueSwapped)
    default: return try converted(url)
    }
  }

  /// A PNG file with the IEND chunk at its end that two pictures of odiff lack: other tools read them, Touchstone does
  /// not.
  private static func withEnd(_ file: Data) -> Data {
    let end = Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    return file.suffix(end.count) == end ? file : file + end
  }

  /// odiff 4.5 takes the blue of a BMP file for red, and the table holds what it counts that way.
  private static func withRedAndBlueSwapped(_ bitmap: Bitmap) -> Bitmap {
    var bytes = bitmap.bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(pixel, pixel + 2) }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }

  private func converted(_ url: URL) throws -> Bitmap? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["convert", url.path + "[0]", "png32:-"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? try PNGImage(data: data).bitmap : nil
  }
}
