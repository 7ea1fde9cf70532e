/// The effect of a pointer that hovers over a view.
///
/// - Source: SwiftUI, `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }

  private let kind: Kind

  /// The default effect for the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// Highlights the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// Lifts the view.
  public static let lift = HoverEffect(kind: .lift)
}
