import Foundation

/// A file that holds a picture of a name.
struct ImageCandidate {
  let path: String
  let scale: Int
  var isTemplate = false

  static func best(for name: String, scale: Int, isDark: Bool, in folder: String) -> ImageCandidate? {
    file(name, scale: scale, in: folder) ?? imageSet(name, scale: scale, isDark: isDark, in: folder)
  }

  /// The scales by preference: the one asked for, then larger ones, then smaller ones.
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

  private static func imageSet(_ name: String, scale: Int, isDark: Bool, in folder: String) -> ImageCandidate? {
    for set in AssetSets.paths(of: "\(name).imageset", in: folder) {
      guard let data = FileManager.default.contents(atPath: set + "/Contents.json"),
        let contents = try? JSONDecoder().decode(ImageSetContents.self, from: data)
      else { continue }
      let surroundings = isDark ? ["dark", nil, "light"] : [nil, "light"]
      for case let file? in surroundings.map({ contents.file(for: $0, scales: order(scale)) }) {
        return ImageCandidate(path: set + "/" + file.name, scale: file.scale, isTemplate: contents.isTemplate)
      }
    }
    return nil
  }
}
