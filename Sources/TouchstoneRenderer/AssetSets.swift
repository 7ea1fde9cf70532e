import Foundation

/// The folders of asset catalogues that hold a picture, a symbol or a colour.
enum AssetSets {
  /// The paths of the sets of a name, such as `Brand.colorset`, in the catalogues of a folder, ordered by their names.
  ///
  /// A group in the catalogue is no part of the name, unless the name has it: `Icons/Star.imageset`.
  static func paths(of name: String, in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".xcassets") }.flatMap { paths(of: name, within: folder + "/" + $0) }
  }

  private static func paths(of name: String, within group: String) -> [String] {
    let path = group + "/" + name
    let here = FileManager.default.fileExists(atPath: path) ? [path] : []
    // A folder whose name has no extension is a group.
    let groups = names(in: group).filter { !$0.contains(".") }
    return here + groups.flatMap { paths(of: name, within: group + "/" + $0) }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
