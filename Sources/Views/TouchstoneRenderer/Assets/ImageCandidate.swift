import Foundation
import TouchstoneUI

/// A file that contains an image with the requested name.
struct ImageCandidate {
  let path: String
  let scale: Int
  var isTemplate = false

  /// - Throws: `ImageSourceError` if an image set refers to something other than a file of its own.
  static func best(
    for name: String, scale: Int, isDark: Bool, in folder: String
  ) throws(ImageSourceError) -> ImageCandidate? {
    if let file = file(name, scale: scale, in: folder) { return file }
    return try imageSet(name, scale: scale, isDark: isDark, in: folder)
  }

  /// Returns the scales in order of preference: the requested one, then larger ones, then smaller ones.
  private static func order(_ scale: Int) -> [Int] {
    [scale] + (scale + 1..<4) + (1..<scale).reversed()
  }

  private static func file(_ name: String, scale: Int, in folder: String) -> ImageCandidate? {
    let base = folder + "/" + name
    for candidate in order(scale) {
      let suffix = candidate == 1 ? "" : "@\(candidate)x"
      for ending in ["png", "jpg", "jpeg"] {
        let path = "\(base)\(suffix).\(ending)"
        if FileManager.default.fileExists(atPath: path) { return ImageCandidate(path: path, scale: candidate) }
      }
    }
    let isWhole = [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
    return isWhole && FileManager.default.fileExists(atPath: base) ? ImageCandidate(path: base, scale: 1) : nil
  }

  private static func imageSet(
    _ name: String, scale: Int, isDark: Bool, in folder: String
  ) throws(ImageSourceError) -> ImageCandidate? {
    let surroundings = isDark ? ["dark", nil, "light"] : [nil, "light"]
    for set in AssetSet.all(named: "\(name).imageset", in: folder) {
      do {
        guard let contents = try set.contents(ImageSetContents.self) else { continue }
        for case let file? in surroundings.map({ contents.file(for: $0, scales: order(scale)) }) {
          let path = try set.file(file.name)
          return ImageCandidate(path: path, scale: file.scale, isTemplate: contents.isTemplate)
        }
      } catch {
        throw .unreadable(path: set.path, reason: error.description)
      }
    }
    return nil
  }
}
