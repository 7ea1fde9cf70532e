import Foundation
import TouchstoneUI

/// A folder of an asset catalogue that contains an image, a symbol or a colour, such as `Brand.colorset`.
///
/// Its names and links are untrusted: only regular files inside the catalogue are read.
package struct AssetSet {
  /// The size of the largest file that is read, in bytes: 256 MiB.
  private static let largestFile = 1 << 28

  /// The path of the folder.
  package let path: String
  /// The path of the enclosing catalogue.
  private let catalogue: String

  /// Returns the sets of a name, such as `Brand.colorset`, in the catalogues of a folder, sorted by path.
  ///
  /// A group in the catalogue is part of the name if it provides a namespace, as in `Icons/Star.imageset`, and is not
  /// otherwise.
  package static func all(named name: String, in folder: String) -> [AssetSet] {
    names(in: folder).filter { $0.hasSuffix(".xcassets") }.flatMap { catalogue in
      AssetSet(path: folder + "/" + catalogue, catalogue: folder + "/" + catalogue).sets(named: name)
    }
  }

  /// Returns the sets of a name in the resources of the program and of the bundles beside it.
  package static func all(named name: String) -> [AssetSet] {
    ResourceFolders.all.flatMap { all(named: name, in: $0) }
  }

  /// Returns the sets of a name in this folder, a catalogue or a group.
  private func sets(named name: String) -> [AssetSet] {
    let isHere = !name.contains("/") && FileManager.default.fileExists(atPath: path + "/" + name)
    let here = isHere ? [AssetSet(path: path + "/" + name, catalogue: catalogue)] : []
    // Links to folders are not followed, as they may form cycles.
    let groups = files.filter { Self.mayBeGroup($0) && Self.type(of: path + "/" + $0) == .typeDirectory }
    return groups.reduce(into: here) { found, folder in
      let group = AssetSet(path: path + "/" + folder, catalogue: catalogue)
      if !group.providesNamespace {
        found += group.sets(named: name)
      } else if name.hasPrefix(folder + "/") {
        found += group.sets(named: String(name.dropFirst(folder.count + 1)))
      }
    }
  }

  /// The extensions of folders that are no groups.
  ///
  /// - Source: Apple, “Asset Catalog Format Reference”, “Types Overview”; Xcode 16, for those of visionOS.
  private static let types: Set = [
    "appiconset", "arresourcegroup", "brandassets", "colorset", "complicationset", "cubetextureset", "dataset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack", "imagestacklayer",
    "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]

  /// Returns whether a folder of a name is a group, which may have a dot: `v1.2`.
  private static func mayBeGroup(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return true }
    return !name.hasPrefix(".") && !types.contains(String(name[name.index(after: dot)...]))
  }

  /// Whether the name of the group is part of the names of its assets.
  private var providesNamespace: Bool {
    struct Group: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?

        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }

      var properties: Properties?
    }
    return (try? contents(Group.self))?.properties?.namespace ?? false
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Returns the type of a file without following links, or `nil` if there is none.
  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The names of the files in the folder, sorted alphabetically.
  var files: [String] { Self.names(in: path) }

  /// Returns the decoded `Contents.json`, or `nil` if there is none or it is of another type.
  ///
  /// - Throws: `AssetFault` if it is not a regular file of the catalogue.
  package func contents<Contents: Decodable>(_ type: Contents.Type) throws(AssetFault) -> Contents? {
    guard Self.type(of: path + "/Contents.json") != nil else { return nil }
    let place = try file("Contents.json")
    return FileManager.default.contents(atPath: place).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Returns the path of a file in the folder, with links resolved.
  ///
  /// - Throws: `AssetFault`.
  package func file(_ name: String) throws(AssetFault) -> String {
    guard !["", ".", ".."].contains(name), !name.contains("/"), !name.unicodeScalars.contains("\0") else {
      throw .noFileName(name)
    }
    guard FileManager.default.fileExists(atPath: path + "/" + name) else { throw .missing(name) }
    let place = Self.resolved(path + "/" + name)
    guard place.hasPrefix(Self.resolved(catalogue) + "/") else { throw .leadsOut(name) }
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: place) else { throw .missing(name) }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile(name) }
    let bytes = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard bytes <= Self.largestFile else { throw .tooLarge(name, limit: Self.largestFile) }
    return place
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
