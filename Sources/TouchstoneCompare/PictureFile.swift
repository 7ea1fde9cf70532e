import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// An input file of a comparison.
struct PictureFile: Hashable {
  /// The path that means standard input.
  static let standardInput = "-"

  let path: String

  /// The path as shown in messages.
  var displayPath: String { path == Self.standardInput ? "standard input" : path }

  /// Returns the pixels, in sRGB.
  ///
  /// - Throws: `CompareError`.
  func bitmap(limits: ImageLimits) throws -> Bitmap {
    try decode(try data(), .sRGB, limits: limits)
  }

  /// Decodes the data of a picture file.
  ///
  /// - Throws: `CompareError`.
  func decode(_ data: Data, _ colors: DecodedColors, limits: ImageLimits) throws(CompareError) -> Bitmap {
    do {
      let bitmap = try decodeImage(data, limits: limits, colors: colors)
      if PNGImage.bitDepth(of: data) != nil { try PNGImage.requireEnd(of: data) }
      return bitmap
    } catch {
      if case .tooLarge(_, let width, let height, let limits) = error {
        throw CompareError.tooLarge(displayPath, width: width, height: height, most: limits.pixels)
      }
      throw CompareError.unreadable(displayPath, why: "\(error)")
    }
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: `CompareError`.
  func data() throws -> Data {
    if path == Self.standardInput {
      do {
        return try FileHandle.standardInput.readToEnd() ?? Data()
      } catch {
        throw CompareError.unreadable(displayPath, why: Self.reason(error))
      }
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw CompareError.missing(path) }
    if isFolder.boolValue { throw CompareError.unreadable(path, why: "it is a folder.") }
    do {
      // A file handle can also read pipes, which shells create for `<(command)`.
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      return try handle.readToEnd() ?? Data()
    } catch {
      throw CompareError.unreadable(path, why: Self.reason(error))
    }
  }

  /// Returns the system's message for an error in accessing a file.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying.map { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : 0 } ?? 0
    return code != 0 ? String(cString: strerror(code)) + "." : error.localizedDescription
  }
}
