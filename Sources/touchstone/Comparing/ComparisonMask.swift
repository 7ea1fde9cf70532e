import Foundation
import TouchstoneDiff
import TouchstoneDrawing

/// What `--mask` says is ignored.
struct ComparisonMask {
  private(set) var places: [PixelRect] = []
  private var pictures: [(path: String, bitmap: Bitmap)] = []
  private var folders: [String] = []

  /// Reads the places and the pictures.
  ///
  /// - Throws: `CompareError`.
  init(_ texts: [String]) throws {
    for text in texts {
      var isFolder: ObjCBool = false
      if let place = Self.place(text) {
        places.append(place)
      } else if FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) {
        if isFolder.boolValue {
          folders.append(text)
        } else {
          pictures.append((text, try PictureFile(path: text).bitmap()))
        }
      } else {
        throw text.contains("/") || PictureFile.isPicture(text) ? CompareError.missing(text) : .notAPlace(text)
      }
    }
  }

  /// The mask pictures of a pair.
  ///
  /// - Throws: `CompareError` if one cannot be read or has another size than the picture.
  func pictures(for name: String, size: PixelSize) throws -> [Bitmap] {
    let own = folders.map { ($0 as NSString).appendingPathComponent(name) }
      .filter { FileManager.default.fileExists(atPath: $0) }
    return try (pictures + own.map { ($0, try PictureFile(path: $0).bitmap()) }).map { path, mask in
      let maskSize = PixelSize(width: mask.width, height: mask.height)
      guard maskSize == size else {
        throw CompareError.maskSize(path, mask: maskSize.description, picture: size.description)
      }
      return mask
    }
  }

  private static func place(_ text: String) -> PixelRect? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
