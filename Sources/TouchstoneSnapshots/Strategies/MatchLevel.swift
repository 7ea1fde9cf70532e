/// What of a view may differ from its golden.
///
///     assertSnapshot(of: Card(), as: .image(match: .ignoringColors))
///
/// A picture is compared as always. If it differs, what became of its views decides, which a golden tells by its drawing steps:
/// the snapshot passes if nothing but what the level ignores has changed. Where a golden has no drawing steps, because it is
/// of an earlier version, of another tool, or of a view with very many steps, every difference counts.
public struct MatchLevel: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Colours, gradients, opacities, shadows and other effects may differ.
  ///
  /// A text in the colour of its background passes.
  public static let ignoringColors = MatchLevel(rawValue: 1)

  /// What texts say may differ, and where views lie because of that.
  ///
  /// A text that no longer fits, and is cut off, passes.
  public static let ignoringText = MatchLevel(rawValue: 2)

  /// Everything may differ but the views that are there, their sizes and where they lie.
  ///
  /// Another symbol, or a drawing of a canvas in which everything is elsewhere, passes.
  public static let layout = MatchLevel(rawValue: 4)

  /// Whether edits are all of a kind that may differ.
  func ignores(_ edits: [ViewEdit]) -> Bool {
    edits.allSatisfy(ignores)
  }

  private func ignores(_ edit: ViewEdit) -> Bool {
    switch edit.kind {
    case .paint, .opacity, .effects: contains(.ignoringColors) || contains(.layout)
    case .text: contains(.ignoringText) || contains(.layout)
    // What a text that may differ has moved.
    case .moved, .resized: edit.isConsequence && contains(.ignoringText)
    case .inserted, .removed: false
    case .font, .name, .image, .shape, .clip, .line, .transform, .count, .redrawn: contains(.layout)
    }
  }
}
