import Foundation

/// A folder of an asset catalogue that holds a picture, a symbol or a colour, such as `Brand.colorset`.
///
/// Whoever wrote the catalogue chose the names and links in it. They lead to regular files of the catalogue, and to nothing
/// else of the machine.
struct AssetSet {
  /// The most that is read of a file, in bytes: 256 MiB.
  private static let largestFile = 1 << 28

  /// The folder.
  let path: String
  /// The folder of the catalogue around it.
  private let catalogue: String

  /// The sets of a name, such as `Brand.colorset`, in the catalogues of a folder, ordered by their paths.
  ///
  /// A group in the catalogue is no part of the name, unless the name has it: `Icons/Star.imageset`.
  static func all(named name: String, in folder: String) -> [AssetSet] {
    names(in: folder).filter { $0.hasSuffix(".xcassets") }.flatMap { catalogue in
      paths(of: name, within: folder + "/" + catalogue).map {
        AssetSet(path: $0, catalogue: folder + "/" + catalogue)
      }
    }
  }

  private static func paths(of name: String, within group: String) -> [String] {
    let path = group + "/" + name
    let here = FileManager.default.fileExists(atPath: path) ? [path] : []
    // A folder whose name has no extension is a group. Linked ones may lead in circles.
    let groups = names(in: group).filter { !$0.contains(".") && type(of: group + "/" + $0) == .typeDirectory }
    return here + groups.flatMap { paths(of: name, within: group + "/" + $0) }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// What kind of file there is, links not followed; nil if there is none.
  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The names of the files in the folder, in alphabetical order.
  var files: [String] { Self.names(in: path) }

  /// What `Contents.json` says; nil if there is none, or it is about something else.
  ///
  /// - Throws: `AssetFault` for what is no regular file of the catalogue.
  func contents<Contents: Decodable>(_ type: Contents.Type) throws(AssetFault) -> Contents? {
    guard Self.type(of: path + "/Contents.json") != nil else { return nil }
    let place = try file("Contents.json")
    return FileManager.default.contents(atPath: place).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// The path of a file in the folder, without links.
  ///
  /// - Throws: `AssetFault`.
  func file(_ name: String) throws(AssetFault) -> String {
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
