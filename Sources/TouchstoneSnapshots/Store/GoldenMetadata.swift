/// What a golden says about its making, for failure messages: PNG files carry it in text chunks.
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
  package var masks: [RunLogMask]

  package init(
    tool: String? = nil, scale: Double? = nil, strategy: String? = nil, ingredients: [String: GoldenIngredient] = [:],
    outline: ViewOutline? = nil, masks: [RunLogMask] = []
  ) {
    self.tool = tool
    self.scale = scale
    self.strategy = strategy
    self.ingredients = ingredients
    self.outline = outline
    self.masks = masks
  }
}
