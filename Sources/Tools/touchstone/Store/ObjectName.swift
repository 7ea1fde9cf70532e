import TouchstoneSnapshots

/// The names of objects in a store, whoever writes them: goldens by what they show, files of runs by their bytes.
///
///     sha256/54/b85182….png
enum ObjectName {
  /// The folder of objects.
  static let folder = "sha256"

  /// Returns the components of a path below the folder.
  static func components(_ digest: String, pathExtension: String) -> [String] {
    [String(digest.prefix(2)), "\(digest.dropFirst(2)).\(pathExtension)"]
  }

  /// The digest in the last two components of a path, `54/b85182….png`; nil if they are none.
  static func digest(_ start: String, _ name: String) -> String? {
    let digest = start + name.prefix { $0 != "." }
    return start.count == 2 && digest.isHexadecimal(digits: 64) && name.contains(".") ? digest : nil
  }
}
