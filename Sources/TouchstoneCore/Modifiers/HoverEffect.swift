/// How a view answers to a pointer over it.
///
/// - Source: SwiftUI, `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }

  private let kind: Kind

  /// As suits the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The view lights up.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view is lifted.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Says how the view answers to a pointer. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Says how the view answers to a pointer. Ignored in pictures.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Keeps the view from answering to a pointer. Ignored in pictures.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
