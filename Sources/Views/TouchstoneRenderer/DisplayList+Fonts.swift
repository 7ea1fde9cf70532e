import Foundation
import TouchstoneCairo
package import TouchstoneDrawing
import TouchstoneFonts

extension DisplayList {
  /// The libraries that draw the picture and the fonts of its glyphs, by library name and font file name.
  package var ingredients: [String: PictureOrigin.Ingredient] {
    var fonts: Set<GlyphRun.FontReference> = []
    Self.collect(items, &fonts)
    let library = RenderContextPool.shared.library
    var ingredients = RenderingLibraries.versions.mapValues { PictureOrigin.Ingredient(version: $0) }
    for font in fonts {
      guard let digest = try? library.fontDigest(for: font) else { continue }
      let name = URL(fileURLWithPath: font.path).lastPathComponent
      ingredients[name] = PictureOrigin.Ingredient(
        fontDigest: digest, version: (try? library.fontVersion(for: font)) ?? "", isOfMachine: library.isOfMachine(font)
      )
    }
    return ingredients
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
