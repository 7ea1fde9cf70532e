import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// The areas that `--mask` ignores.
struct ComparisonMask {
  private(set) var places: [PixelRect] = []
  /// The paths of mask pictures and of folders with mask pictures.
  private(set) var paths: [String] = []
  private var pictures: [(path: String, bitmap: Bitmap)] = []
  private var folders: [String] = []
  private let limits: ImageLimits

  /// Whether no mask was given.
  var isEmpty: Bool { places.isEmpty && paths.isEmpty }

  /// Parses the rectangles and reads the pictures.
  ///
  /// - Throws: `CompareError`.
  init(_ texts: [String], limits: ImageLimits) throws {
    self.limits = limits
    for text in texts {
      var isFolder: ObjCBool = false
      if let place = Self.place(text) {
        places.append(place)
      } else if FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) {
        paths.append(text)
        if isFolder.boolValue {
          folders.append(text)
        } else {
          pictures.append((text, try PictureFile(path: text).bitmap(limits: limits)))
        }
      } else {
        throw text.contains("/") || FileKind(name: text) != nil ? CompareError.missing(text) : .notAPlace(text)
      }
    }
  }

  /// Returns the mask pictures for a pair.
  ///
  /// - Throws: `CompareError` if a mask cannot be read, differs in size from the picture or ignores nothing, if a
  ///   rectangle is outside the picture, or if nothing is left to compare.
  func pictures(for name: String, size: PixelSize) throws -> [Bitmap] {
    let own = folders.map { ($0 as NSString).appendingPathComponent(name) }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let all = try pictures + own.map { ($0, try PictureFile(path: $0).bitmap(limits: limits)) }
    for place in places where !place.touches(size) {
      throw CompareError.maskOutside(place.text, picture: size.description)
    }
    for (path, mask) in all {
      let maskSize = PixelSize(width: mask.width, height: mask.height)
      guard maskSize == size else {
        throw CompareError.maskSize(path, mask: maskSize.description, picture: size.description)
      }
    }
    let masks = all.map(\.1)
    if !places.isEmpty || !masks.isEmpty { try checkMasks(all, size) }
    return masks
  }

  /// Makes sure that each mask ignores something and that something is left to compare.
  private func checkMasks(_ masks: [(path: String, bitmap: Bitmap)], _ size: PixelSize) throws {
    let none = Bitmap(width: size.width, height: size.height)
    var white = none
    _ = white.withUnsafeMutableBytes { bytes in bytes.initializeMemory(as: UInt8.self, repeating: 255) }
    for mask in masks where white.ignoring([], masks: [mask.bitmap], of: none) == white {
      throw CompareError.emptyMask(mask.path)
    }
    if white.ignoring(places, masks: masks.map(\.bitmap), of: none) == none {
      throw CompareError.maskOverAll(picture: size.description)
    }
  }

  private static func place(_ text: String) -> PixelRect? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 4, numbers.count == 4 else { return nil }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension PixelRect {
  /// The rectangle in the form of the command line.
  fileprivate var text: String { "\(x),\(y),\(width),\(height)" }

  /// Returns whether the rectangle covers at least one pixel of a picture.
  fileprivate func touches(_ size: PixelSize) -> Bool {
    let right = x.addingReportingOverflow(width)
    let bottom = y.addingReportingOverflow(height)
    return width > 0 && height > 0 && x < size.width && y < size.height && (right.overflow || right.partialValue > 0)
      && (bottom.overflow || bottom.partialValue > 0)
  }
}
