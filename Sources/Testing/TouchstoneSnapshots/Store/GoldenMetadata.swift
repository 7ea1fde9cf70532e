/// How a golden was made, for failure messages. PNG files store it in text chunks.
///
/// Nothing in it may change while the picture stays the same. Otherwise, goldens would be rewritten without a reason.
package struct GoldenMetadata: Hashable, Sendable {
  /// The version of Touchstone that wrote it.
  package var tool: String?
  /// Pixels per point.
  package var scale: Double?
  /// The strategy: `image`.
  package var strategy: String?
  /// The fonts and libraries that the picture was made with, by name: `Inter-Regular.ttf` and its SHA-256 and version,
  /// `cairo` and its version.
  package var ingredients: [String: GoldenIngredient]
  /// The views of the picture, if it shows views. If they come from a file, they are parsed each time.
  package var outline: ViewOutline? {
    get { views?.outline }
    set { views = newValue.map { .known($0) } }
  }
  private var views: Views?
  /// The places of the masked views.
  package var masks: [MaskedPlace]
  /// The match level and a digest of what it compares, if the picture doesn't have to be identical: see
  /// ``MatchEvidence/stored``.
  package var match: String?

  package init(
    tool: String? = nil, scale: Double? = nil, strategy: String? = nil, ingredients: [String: GoldenIngredient] = [:],
    outline: ViewOutline? = nil, masks: [MaskedPlace] = []
  ) {
    self.tool = tool
    self.scale = scale
    self.strategy = strategy
    self.ingredients = ingredients
    self.masks = masks
    self.outline = outline
  }

  /// The views that were drawn, or their text in a file, which is parsed only when needed: that takes a while, and most
  /// goldens match.
  private enum Views: Hashable, Sendable {
    case known(ViewOutline)
    case written(String, steps: String?)

    var outline: ViewOutline? {
      switch self {
      case .known(let outline): outline
      case .written(let text, let steps): ViewOutline(text: text, steps: steps)
      }
    }

    static func == (a: Self, b: Self) -> Bool { a.outline == b.outline }

    func hash(into hasher: inout Hasher) { hasher.combine(outline) }
  }

  /// Stores the text of the views in a file.
  mutating func note(views text: String, steps: String?) { views = .written(text, steps: steps) }

  /// Whether Touchstone drew the picture, in whatever version and with whatever libraries and fonts, and did not only store what
  /// something else drew.
  ///
  /// Two such pictures are identical unless their content changed, or a version, a library or a font draws it differently.
  package var isDrawn: Bool { tool != nil && namesLibraries }

  /// Whether Touchstone drew the picture, in whatever version, with the libraries and fonts of another picture.
  ///
  /// Other libraries draw some edges a little differently. Fonts that only one of the two uses are ignored: a text in another
  /// font is a change of the content.
  package func isDrawn(like other: GoldenMetadata) -> Bool {
    isDrawn && sharesLibrary(with: other) && differences(from: other).isEmpty
  }

  /// Whether both pictures were drawn by the same library, in any version.
  func sharesLibrary(with other: GoldenMetadata) -> Bool {
    ingredients.contains { $0.value.fontDigest == nil && other.ingredients[$0.key] != nil }
  }

  /// An ingredient that two pictures have in common, in different versions.
  package struct Difference: Hashable, Sendable {
    package var name: String
    package var old: GoldenIngredient
    package var new: GoldenIngredient
  }

  /// Returns the ingredients that a later picture has in another version, ordered by name.
  func differences(from later: GoldenMetadata) -> [Difference] {
    ingredients.sorted { $0.key < $1.key }.compactMap { name, old in
      guard let new = later.ingredients[name], new.digest != old.digest else { return nil }
      return Difference(name: name, old: old, new: new)
    }
  }

  /// Whether the libraries that drew the picture are known. They never are for pictures that Touchstone only stores.
  package var namesLibraries: Bool { ingredients.values.contains { $0.fontDigest == nil } }
}
