/// What a renderer knows of a picture that it drew, for those who compare it later.
package struct PictureOrigin: Sendable {
  /// A font or a library that a picture was drawn with.
  package struct Ingredient: Hashable, Sendable {
    /// The SHA-256 of a font's file, in 64 hexadecimal digits; nil for a library.
    package var fontDigest: String?
    /// The version, as the font or the library calls it; empty if it has none.
    package var version: String
    /// Whether it is a font that this machine happens to have.
    package var isOfMachine: Bool

    package init(fontDigest: String? = nil, version: String, isOfMachine: Bool = false) {
      self.fontDigest = fontDigest
      self.version = version
      self.isOfMachine = isOfMachine
    }
  }

  /// What the drawing named and lacks, in words.
  package var omissions: [String]
  /// What it was drawn with, by name: files of fonts are read for it, so it is found out where it is asked for.
  package var ingredients: @Sendable () -> [String: Ingredient]

  package init(omissions: [String], ingredients: @escaping @Sendable () -> [String: Ingredient]) {
    self.omissions = omissions
    self.ingredients = ingredients
  }
}
