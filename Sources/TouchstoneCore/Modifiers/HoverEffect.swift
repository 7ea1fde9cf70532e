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

extension View {
  /// Sets the hover effect of the view. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the hover effect of the view. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Disables hover effects in the view. Ignored in pictures.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
