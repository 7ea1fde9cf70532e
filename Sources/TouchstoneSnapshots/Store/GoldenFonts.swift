import Foundation

/// The fonts that goldens were drawn with, according to their metadata.
struct GoldenFonts: Hashable, Sendable {
  /// The maximum number of goldens to inspect.
  private static let limit = 500

  /// The ingredients of each font, by name.
  private var fonts: [String: Set<GoldenIngredient>] = [:]

  /// Looks at the PNG files of a folder and those inside it, without decoding them.
  init(folder: URL) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted().filter({ $0.hasSuffix(".png") }).prefix(Self.limit) {
      let file = folder.appendingPathComponent(name)
      guard let data = try? RegularFile.read(file.path),
        let ingredients = GoldenMetadata.ingredients(png: data)
      else {
        continue
      }
      for (name, ingredient) in ingredients {
        if ingredient.fontDigest != nil { fonts[name, default: []].insert(ingredient) }
      }
    }
  }

  /// Whether goldens were drawn with fonts of a name, and none with this one of a machine.
  func lacks(_ ingredient: GoldenIngredient, named name: String) -> Bool {
    guard ingredient.isOfMachine, let known = fonts[name] else { return false }
    return !known.contains { $0.fontDigest == ingredient.fontDigest }
  }

  /// One of the fonts of a name, for messages.
  func words(of name: String) -> String? {
    fonts[name]?.map(\.description).min()
  }
}
