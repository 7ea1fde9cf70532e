import Foundation
import TouchstoneCairo
package import TouchstoneDrawing
import TouchstoneFonts

extension DisplayList {
  /// The fonts that the picture's glyphs come from: the files' names and their SHA-256 digests.
  package var fontDigests: [String: String] {
    var fonts: Set<GlyphRun.FontReference> = []
    Self.collect(items, &fonts)
    var digests: [String: String] = [:]
    for font in fonts {
      let name = URL(fileURLWithPath: font.path).lastPathComponent
      digests[name] = try? RenderContextPool.shared.library.fontDigest(for: font)
    }
    return digests
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
