import Foundation

/// The fonts that goldens were drawn with, according to their metadata.
struct GoldenFonts: Hashable, Sendable {
  /// The maximum number of goldens to inspect.
  private static let limit = 500

  /// The ingredients of each font, by name.
  private var fonts: [String: Set<GoldenIngredient>] = [:]

  /// Looks at the PNG files of a folder and those inside it, without decoding them, or at those of them that are on this
  /// machine if the package keeps hashes.
  init(folder: URL, hashed: HashedGoldens? = nil) {
    for file in (hashed.map { Self.files(of: folder, $0) } ?? Self.files(in: folder)).prefix(Self.limit) {
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

  private static func files(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { $0.hasSuffix(".png") }.map { folder.appendingPathComponent($0) }
  }

  /// The objects of the goldens that would be in a folder.
  private static func files(of folder: URL, _ hashed: HashedGoldens) -> [URL] {
    let manifest = "\(folder.path.relative(to: hashed.package)).\(GoldenManifest.pathExtension)"
    let goldens = (try? hashed.goldens(of: manifest)) ?? []
    return goldens.map(\.entry.address).filter { $0.kind == .png && hashed.objects.contains($0) }
      .map { hashed.objects.url.appendingPathComponent($0.path) }
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
