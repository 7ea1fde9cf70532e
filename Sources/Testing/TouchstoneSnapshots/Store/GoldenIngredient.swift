package import TouchstoneDrawing

/// A font or a library that a picture was made with.
package struct GoldenIngredient: Hashable, Sendable {
  /// The SHA-256 of a font's file, in 64 hexadecimal digits; nil for a library.
  package var fontDigest: String?
  /// The version, as the font or the library calls it; empty if it has none.
  package var version: String
  /// Whether it is a font that this machine happens to have: one that neither the package's font set pins nor its tests
  /// bring. Goldens do not keep this.
  package var isOfMachine: Bool

  package init(fontDigest: String? = nil, version: String, isOfMachine: Bool = false) {
    self.fontDigest = fontDigest
    self.version = version
    self.isOfMachine = isOfMachine
  }

  /// Creates an ingredient from a renderer's.
  package init(_ ingredient: PictureOrigin.Ingredient) {
    self.init(
      fontDigest: ingredient.fontDigest, version: ingredient.version, isOfMachine: ingredient.isOfMachine)
  }

  /// Reads ``text``.
  package init(text: String) {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    if let first = parts.first, first.count == 64, first.allSatisfy(\.isHexDigit) {
      self.init(fontDigest: first, version: parts.count > 1 ? parts[1] : "")
    } else {
      self.init(version: text)
    }
  }

  /// The text that a golden records: `<digest> Version 4.0` or `1.16.0`.
  package var text: String {
    [fontDigest ?? "", version].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text that must be equal for the same pixels: the digest of a font's bytes, or a library's version.
  package var digest: String { fontDigest ?? version }

  /// For messages: `Version 4.0 (0123456789ab)` or `1.16.0`.
  package var description: String {
    guard let fontDigest else { return version }
    return version.isEmpty ? String(fontDigest.prefix(12)) : "\(version.prefix(40)) (\(fontDigest.prefix(12)))"
  }
}
