/// Details about a picture that the renderer records for later comparisons.
package struct PictureOrigin: Sendable {
  /// A font or a library with which a picture was drawn.
  package struct Ingredient: Hashable, Sendable {
    /// The SHA-256 of a font's file, in 64 hexadecimal digits; nil for a library.
    package var fontDigest: String?
    /// The version, as reported by the font or the library; empty if there is none.
    package var version: String
    /// Whether it is a font that is merely installed on this machine.
    package var isOfMachine: Bool

    package init(fontDigest: String? = nil, version: String, isOfMachine: Bool = false) {
      self.fontDigest = fontDigest
      self.version = version
      self.isOfMachine = isOfMachine
    }
  }

  /// Descriptions of what the drawing referred to but could not show.
  package var omissions: [String]
  /// The ingredients by name, computed on demand, because font files have to be read.
  package var ingredients: @Sendable () -> [String: Ingredient]
  /// The views in the picture, of a type of the renderer's.
  package var views: any Sendable

  package init(
    omissions: [String], views: any Sendable, ingredients: @escaping @Sendable () -> [String: Ingredient]
  ) {
    self.omissions = omissions
    self.views = views
    self.ingredients = ingredients
  }
}
