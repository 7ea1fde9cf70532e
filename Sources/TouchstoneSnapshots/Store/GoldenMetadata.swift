/// How a golden was made, for failure messages: PNG files carry it in text chunks.
///
/// Nothing in it may change while the picture stays the same, or goldens would be rewritten for nothing.
package struct GoldenMetadata: Hashable, Sendable {
  /// The version of Touchstone that wrote it.
  package var tool: String?
  /// Pixels per point.
  package var scale: Double?
  /// The strategy: `image`.
  package var strategy: String?
  /// What the picture was made with, by name: `Inter-Regular.ttf` and its SHA-256 and version, `cairo` and its version.
  package var ingredients: [String: GoldenIngredient]
  /// The views of the picture, if it is one of views.
  package var outline: ViewOutline?
  /// Where masked views lay.
  package var masks: [MaskedPlace]

  package init(
    tool: String? = nil, scale: Double? = nil, strategy: String? = nil, ingredients: [String: GoldenIngredient] = [:],
    outline: ViewOutline? = nil, masks: [MaskedPlace] = []
  ) {
    self.tool = tool
    self.scale = scale
    self.strategy = strategy
    self.ingredients = ingredients
    self.outline = outline
    self.masks = masks
  }

  /// Whether two pictures were drawn by the same version of Touchstone, with the same libraries and the same fonts.
  ///
  /// Such pictures are identical unless what they show changed. Fonts that only one of them uses do not count:
  /// that a text is set in another one is a change.
  package func isMade(as other: GoldenMetadata) -> Bool {
    let shared = Set(ingredients.keys).intersection(other.ingredients.keys)
    return tool != nil && tool == other.tool
      && shared.contains { ingredients[$0]?.fontDigest == nil }
      && shared.allSatisfy { ingredients[$0]?.digest == other.ingredients[$0]?.digest }
  }
}
