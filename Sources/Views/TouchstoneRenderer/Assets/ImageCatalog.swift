package import Foundation
package import TouchstoneDrawing
import TouchstoneImageIO
package import TouchstoneUI

/// Finds images by name in the resources of bundles: as files, or as image sets of asset catalogues.
///
/// For a name, it looks for `name@3x.png`, `name@2x.png`, `name.png` and the same with `.jpg` and `.jpeg`, in order of
/// preference for the requested scale, and then for `name.imageset` in any `.xcassets` folder, including its dark
/// variants. Files of image sets may also be SVG or PDF, which are drawn as vector images at every size. Without a
/// bundle, all resource bundles next to the executable are searched, in alphabetical order.
package final class ImageCatalog: ImageSource {
  package static let shared = ImageCatalog()

  private struct Key: Hashable {
    var name: String
    var bundlePath: String?
    var scale = 1
    var isDark = false
  }

  private let colorSets = Locked(GenerationCache<Key, ColorSet?>(limit: 10_000))
  private let known = Locked(GenerationCache<Key, Result<LoadedImage, ImageSourceError>>(limit: imageBytes))

  package init() {}

  package func image(named name: String, bundlePath: String?, scale: CGFloat, isDark: Bool) throws -> LoadedImage {
    let wanted = scale.isFinite ? min(max(Int(scale.rounded(.up)), 1), 3) : 1
    let key = Key(name: name, bundlePath: bundlePath, scale: wanted, isDark: isDark)
    if let result = known.withLock({ $0[key] }) { return try result.get() }
    let result = Result { () throws(ImageSourceError) in try load(key) }
    known.withLock { $0.insert(result, for: key, cost: Self.cost(of: result)) }
    return try result.get()
  }

  /// The limit of the cache, in bytes of pixels.
  private static let imageBytes = 256 << 20

  /// Returns the approximate size of a cache entry in bytes; drawings and errors are small.
  private static func cost(of result: Result<LoadedImage, ImageSourceError>) -> Int {
    guard case .success(let image) = result, case .bitmap(let bitmap, _) = image.content else { return 4_096 }
    return bitmap.width * bitmap.height * 4
  }

  private func load(_ key: Key) throws(ImageSourceError) -> LoadedImage {
    let folders = key.bundlePath.map { [$0] } ?? ResourceFolders.all
    // A name cannot refer to anything outside the resources.
    guard !key.name.isEmpty, !key.name.split(separator: "/").contains("..") else {
      throw .notFound(searched: folders)
    }
    for folder in folders {
      guard
        let candidate = try ImageCandidate.best(for: key.name, scale: key.scale, isDark: key.isDark, in: folder)
      else { continue }
      do {
        return try load(candidate)
      } catch {
        throw .unreadable(path: candidate.path, reason: String(describing: error))
      }
    }
    throw .notFound(searched: folders)
  }

  private func load(_ candidate: ImageCandidate) throws -> LoadedImage {
    let url = URL(fileURLWithPath: candidate.path)
    let drawing: SVGDrawing
    switch url.pathExtension.lowercased() {
    case "svg": drawing = try SVGDrawing(String(decoding: Data(contentsOf: url), as: UTF8.self))
    case "pdf": drawing = try PDFPage.drawing(ofFileAt: candidate.path)
    default:
      let image = CGImage(bitmap: try decodeImage(try Data(contentsOf: url)))
      return LoadedImage(.bitmap(image, scale: CGFloat(candidate.scale)), isTemplate: candidate.isTemplate)
    }
    return LoadedImage(.drawing(drawing.list), isTemplate: candidate.isTemplate, omissions: drawing.omissions)
  }

  package func image(at url: URL) throws -> CGImage {
    do {
      return CGImage(bitmap: try decodeImage(try Data(contentsOf: url)))
    } catch {
      throw ImageSourceError.unreadable(path: url.lastPathComponent, reason: String(describing: error))
    }
  }

  package func symbolFile(named name: String, bundlePath: String?) -> String? {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    for folder in bundlePath.map({ [$0] }) ?? ResourceFolders.all {
      for set in AssetSet.all(named: "\(name).symbolset", in: folder) {
        let drawings = set.files.filter { $0.lowercased().hasSuffix(".svg") }
        if let file = drawings.lazy.compactMap({ try? set.file($0) }).first { return file }
      }
    }
    return nil
  }

  package func colorSet(named name: String, bundlePath: String?) -> ColorSet? {
    let key = Key(name: name, bundlePath: bundlePath)
    if let known = colorSets.withLock({ $0[key] }) { return known }
    let set = loadColorSet(key)
    colorSets.withLock { $0.insert(set, for: key, cost: 1) }
    return set
  }

  private func loadColorSet(_ key: Key) -> ColorSet? {
    guard !key.name.isEmpty, !key.name.split(separator: "/").contains("..") else { return nil }
    for folder in key.bundlePath.map({ [$0] }) ?? ResourceFolders.all {
      for set in AssetSet.all(named: "\(key.name).colorset", in: folder) {
        if let colors = (try? set.contents(ColorSetContents.self))?.colorSet { return colors }
      }
    }
    return nil
  }
}
