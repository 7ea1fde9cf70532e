import Foundation
import TouchstoneCairo
package import TouchstoneDrawing
import TouchstoneFonts

extension DisplayList {
  /// The fonts that the picture's glyphs come from: the files' names, their SHA-256 digests, what they call their
  /// versions, and whether they were found in the machine's folders without being pinned.
  package var fontVersions: [String: (digest: String, version: String, isOfMachine: Bool)] {
    var fonts: Set<GlyphRun.FontReference> = []
    Self.collect(items, &fonts)
    let library = RenderContextPool.shared.library
    var versions: [String: (digest: String, version: String, isOfMachine: Bool)] = [:]
    for font in fonts {
      guard let digest = try? library.fontDigest(for: font) else { continue }
      let name = URL(fileURLWithPath: font.path).lastPathComponent
      versions[name] = (digest, (try? library.fontVersion(for: font)) ?? "", library.isOfMachine(font))
    }
    return versions
  }

  private static func collect(_ items: [Item], _ fonts: inout Set<GlyphRun.FontReference>) {
    for item in items {
      switch item {
      case .glyphs(let run, _): fonts.insert(run.font)
      case .group(let group):
        collect(group.items, &fonts)
        if let mask = group.mask { collect(mask.items, &fonts) }
      case .fill, .stroke, .image, .backdrop: break
      }
    }
  }
}
