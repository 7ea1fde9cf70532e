/// The effect of a pointer that hovers over a view.
///
/// - Source: SwiftUI, `HoverEffect`.
public struct HoverEffect: Hashable, Sendable, CustomHoverEffect {
  public typealias Body = Self
  private enum Kind { case automatic, custom, highlight, lift }

  private let kind: Kind

  private nonisolated init(kind: Kind) { self.kind = kind }

  /// Creates an effect that does what a custom one does.
  public nonisolated init<E: CustomHoverEffect>(_ effect: E) { self.init(kind: .custom) }

  /// The default effect for the view.
  public nonisolated static let automatic = HoverEffect(kind: .automatic)
  public nonisolated static let highlight = HoverEffect(kind: .highlight)
  public nonisolated static let lift = HoverEffect(kind: .lift)
}
