package import Foundation
import Synchronization
import TouchstoneDrawing
import TouchstoneImageIO
package import TouchstoneUI

/// Finds pictures by name: in the resources of bundles, as files or as image sets of asset catalogues.
///
/// A name leads to `name@3x.png`, `name@2x.png`, `name.png` and the same with `.jpg` and `.jpeg`, in this order for the
/// scale that is asked for; or to `name.imageset` in any `.xcassets` folder. Without a bundle, all resource bundles beside
/// the program are searched, in alphabetical order.
package final class ImageCatalog: ImageSource {
  package static let shared = ImageCatalog()

  private struct Key: Hashable {
    var name: String
    var bundlePath: String?
    var scale: Int
  }

  private let colorSets = Mutex<[Key: ColorSet?]>([:])
  private let known = Mutex<[Key: Result<LoadedImage, ImageSourceError>]>([:])

  package init() {}

  package func image(named name: String, bundlePath: String?, scale: CGFloat) throws -> LoadedImage {
    let wanted = scale.isFinite ? min(max(Int(scale.rounded(.up)), 1), 3) : 1
    let key = Key(name: name, bundlePath: bundlePath, scale: wanted)
    if let result = known.withLock({ $0[key] }) { return try result.get() }
    let result = Result { () throws(ImageSourceError) in try load(key) }
    known.withLock { $0[key] = result }
    return try result.get()
  }

  private func load(_ key: Key) throws(ImageSourceError) -> LoadedImage {
    let folders = key.bundlePath.map { [$0] } ?? ResourceFolders.all
    // Nothing outside of the resources can be named.
    guard !key.name.isEmpty, !key.name.split(separator: "/").contains("..") else {
      throw .notFound(searched: folders)
    }
    for folder in folders {
      guard let candidate = Candidate.best(for: key.name, scale: key.scale, in: folder) else { continue }
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: candidate.path))
        let bitmap = try decodeImage(data)
        return LoadedImage(
          image: CGImage(bitmap: bitmap), scale: CGFloat(candidate.scale), isTemplate: candidate.isTemplate)
      } catch {
        throw .unreadable(path: candidate.path, reason: String(describing: error))
      }
    }
    throw .notFound(searched: folders)
  }

  package func image(at url: URL) throws -> LoadedImage {
    do {
      return LoadedImage(image: CGImage(bitmap: try decodeImage(try Data(contentsOf: url))), scale: 1)
    } catch {
      throw ImageSourceError.unreadable(path: url.lastPathComponent, reason: String(describing: error))
    }
  }

  package func symbolFile(named name: String, bundlePath: String?) -> String? {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    for folder in bundlePath.map({ [$0] }) ?? ResourceFolders.all {
      for set in AssetSets.paths(of: "\(name).symbolset", in: folder) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []
        if let file = files.sorted().first(where: { $0.lowercased().hasSuffix(".svg") }) { return set + "/" + file }
      }
    }
    return nil
  }

  package func colorSet(named name: String, bundlePath: String?) -> ColorSet? {
    let key = Key(name: name, bundlePath: bundlePath, scale: 1)
    if let known = colorSets.withLock({ $0[key] }) { return known }
    let set = loadColorSet(key)
    colorSets.withLock { $0[key] = .some(set) }
    return set
  }

  private func loadColorSet(_ key: Key) -> ColorSet? {
    guard !key.name.isEmpty, !key.name.split(separator: "/").contains("..") else { return nil }
    for folder in key.bundlePath.map({ [$0] }) ?? ResourceFolders.all {
      for path in AssetSets.paths(of: "\(key.name).colorset", in: folder) {
        guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
          let contents = try? JSONDecoder().decode(ColorSetContents.self, from: data), let set = contents.colorSet
        else { continue }
        return set
      }
    }
    return nil
  }
}

/// A file that holds a picture of a name.
private struct Candidate {
  let path: String
  let scale: Int
  var isTemplate = false

  static func best(for name: String, scale: Int, in folder: String) -> Candidate? {
    file(name, scale: scale, in: folder) ?? imageSet(name, scale: scale, in: folder)
  }

  /// The scales by preference: the one asked for, then larger ones, then smaller ones.
  private static func order(_ scale: Int) -> [Int] {
    [scale] + (scale + 1..<4) + (1..<scale).reversed()
  }

  private static func file(_ name: String, scale: Int, in folder: String) -> Candidate? {
    let base = folder + "/" + name
    for candidate in order(scale) {
      let suffix = candidate == 1 ? "" : "@\(candidate)x"
      for ending in ["png", "jpg", "jpeg"] {
        let path = "\(base)\(suffix).\(ending)"
        if FileManager.default.fileExists(atPath: path) { return Candidate(path: path, scale: candidate) }
      }
    }
    let isWhole = [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
    return isWhole && FileManager.default.fileExists(atPath: base) ? Candidate(path: base, scale: 1) : nil
  }

  /// What `Contents.json` of an image set says.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
    }
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }
    var images: [Entry]
    var properties: Properties?
  }

  private static func imageSet(_ name: String, scale: Int, in folder: String) -> Candidate? {
    for set in AssetSets.paths(of: "\(name).imageset", in: folder) {
      guard let data = FileManager.default.contents(atPath: set + "/Contents.json"),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { continue }
      for candidate in order(scale) {
        guard let entry = contents.images.first(where: { ($0.scale ?? "1x") == "\(candidate)x" && $0.filename != nil }),
          let filename = entry.filename
        else { continue }
        return Candidate(
          path: set + "/" + filename, scale: candidate, isTemplate: contents.properties?.intent == "template")
      }
    }
    return nil
  }
}
