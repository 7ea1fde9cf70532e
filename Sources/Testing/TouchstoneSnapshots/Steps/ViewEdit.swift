/// One change of a view since its golden was recorded.
package struct ViewEdit: Codable, Hashable, Sendable {
  /// The property of the view that changed.
  package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case paint, direction, font, text, name, image, opacity, shape, clip, line, effects, transform, count
    /// The view, or a step of its drawing, is new or gone.
    case inserted, removed
    /// The place in the view around it, or the size.
    case moved, resized
    /// Pixels that no other edit explains.
    case redrawn
  }

  package var kind: Kind
  /// The old and the new value: `#0059CC` and `#0087FF`. `nil` if something was added or removed, or if the value
  /// cannot be put into words.
  package var before: String?
  package var after: String?
  /// The view, with its place now; of one that was removed, with its place in the golden.
  package var view: PlacedView
  /// Whether it follows from another edit of the same picture, as a row moves down when one above it grows.
  package var isConsequence: Bool

  package init(
    _ kind: Kind, before: String? = nil, after: String? = nil, view: PlacedView, isConsequence: Bool = false
  ) {
    self.kind = kind
    self.before = before
    self.after = after
    self.view = view
    self.isConsequence = isConsequence
  }

  /// The change, without the view: `colour #0059CC → #0087FF`, `moved +0, +2`, `inserted Image`.
  package var words: String {
    let (before, after) = shortened
    switch kind {
    case .inserted, .removed: return "\(kind.rawValue) \(after ?? before ?? view.name)"
    case .moved: return "moved \(after ?? "")"
    case .redrawn: return "drawn differently"
    case .text: return "text “\(before ?? "")” → “\(after ?? "")”"
    default:
      if kind == .image { return "other pixels" }
      if kind == .count { return "drawn \(after ?? "1") times instead of \(before ?? "1")" }
      if before == nil, after == nil { return "another \(kind.noun)" }
      return "\(kind.noun) \(before ?? "none") → \(after ?? "none")"
    }
  }

  /// The values of a font without the family if both have the same: `Inter semibold 17` and `Inter bold 17` are
  /// `semibold 17` and `bold 17`.
  private var shortened: (String?, String?) {
    guard kind == .font, let before, let after else { return (before, after) }
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    guard old.count > 2, old.first == new.first else { return (before, after) }
    return (old.dropFirst().joined(separator: " "), new.dropFirst().joined(separator: " "))
  }
}

extension ViewEdit.Kind {
  /// The word for it in sentences.
  package var noun: String {
    switch self {
    case .paint: "colour"
    case .name: "image"
    case .resized: "size"
    case .effects: "effect"
    default: rawValue
    }
  }

  /// The kind of edit that a property of a step makes.
  init(_ property: DrawingStep.Property) {
    self =
      switch property {
      case .name: .name
      case .text: .text
      case .font: .font
      case .paint: .paint
      case .direction: .direction
      case .opacity: .opacity
      case .shape: .shape
      case .clip: .clip
      case .line: .line
      case .image: .image
      case .effects: .effects
      case .transform: .transform
      case .count: .count
      }
  }
}
