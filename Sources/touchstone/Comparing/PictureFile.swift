import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// A PNG or JPEG file.
struct PictureFile: Hashable {
  let path: String

  /// The pixels, in sRGB.
  ///
  /// - Throws: `CompareError`.
  func bitmap() throws -> Bitmap {
    try decode(try data(), .sRGB)
  }

  /// The pixels of this file and another, in a space that has the colours of both.
  ///
  /// - Throws: `CompareError`.
  func bitmaps(with other: PictureFile) throws -> (Bitmap, Bitmap) {
    let (first, second) = (try data(), try other.data())
    let colors = max(DecodedColors.needed(by: first), .needed(by: second))
    let bitmap = try decode(first, colors)
    return (bitmap, first == second ? bitmap : try other.decode(second, colors))
  }

  private func decode(_ data: Data, _ colors: DecodedColors) throws -> Bitmap {
    do {
      return try decodeImage(data, colors: colors)
    } catch {
      throw CompareError.unreadable(path, why: "\(error)")
    }
  }

  private func data() throws -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw CompareError.missing(path) }
    if isFolder.boolValue { throw CompareError.unreadable(path, why: "it is a folder.") }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CompareError.unreadable(path, why: Self.reason(error))
    }
  }

  /// The system's words for why a file could not be reached.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying.map { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : 0 } ?? 0
    return code != 0 ? String(cString: strerror(code)) + "." : error.localizedDescription
  }

  /// Whether a name announces a picture.
  static func isPicture(_ name: String) -> Bool {
    ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased())
  }
}
