public import Foundation

/// The sets of asset catalogues for which Xcode makes symbols, by folder.
public struct AssetFolder: Hashable, Sendable {
  /// The kind of a set.
  public enum Kind: String, CaseIterable, Sendable {
    case color = "Color"
    case image = "Image"

    /// The extensions of the folders with such sets.
    var extensions: Set<String> {
      switch self {
      case .color: ["colorset"]
      case .image: ["imageset", "symbolset"]
      }
    }
  }

  /// The name with which code finds a set, without that of the folder.
  public private(set) var sets: [Kind: Set<String>] = [:]
  /// The folders that are namespaces, by their names. The sets of others are as if they were in the folder around them.
  public private(set) var namespaces: [String: AssetFolder] = [:]

  /// Creates a folder with sets.
  public init(_ sets: [Kind: Set<String>] = [:], namespaces: [String: AssetFolder] = [:]) {
    self.sets = sets
    self.namespaces = namespaces
  }

  /// Whether a catalogue turns off members of types of colours and images, which its target may declare itself.
  ///
  /// - Source: Xcode 16, the property “Asset Symbols” of a catalogue.
  public static func hasOnlyResources(_ catalogue: URL) -> Bool {
    properties(of: catalogue)?.extensions == "disabled"
  }

  /// Reads catalogues as if they were one. What cannot be read is left out, as it is from pictures.
  public init(catalogues: [URL]) {
    for catalogue in catalogues { add(contentsOf: catalogue) }
  }

  /// The extensions of folders that are no groups, whose names may have a dot as well, such as `v1.2`.
  ///
  /// - Source: Apple, “Asset Catalog Format Reference”, “Types Overview”; Xcode 16, for those of visionOS.
  private static let types: Set = [
    "appiconset", "arresourcegroup", "brandassets", "colorset", "complicationset", "cubetextureset", "dataset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack", "imagestacklayer",
    "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]

  private mutating func add(contentsOf folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let place = folder.appendingPathComponent(name, isDirectory: true)
      let type = place.pathExtension
      if let kind = Kind.allCases.first(where: { $0.extensions.contains(type) }) {
        sets[kind, default: []].insert(place.deletingPathExtension().lastPathComponent)
      } else if Self.types.contains(type) || name.hasPrefix(".") || !Self.isFolder(place) {
        continue
      } else if Self.properties(of: place)?.isNamespace == true {
        namespaces[name, default: AssetFolder()].add(contentsOf: place)
      } else {
        add(contentsOf: place)
      }
    }
  }

  /// Returns whether there is a folder. Links to folders are not followed, as they may form cycles.
  private static func isFolder(_ place: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: place.path))?[.type] as? FileAttributeType == .typeDirectory
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var isNamespace: Bool?
      var extensions: String?

      enum CodingKeys: String, CodingKey {
        case isNamespace = "provides-namespace"
        case extensions = "generate-swift-asset-symbol-extensions"
      }
    }

    var properties: Properties?
  }

  private static func properties(of folder: URL) -> Contents.Properties? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties
  }
}
