/// A transition of symbols, which appear and disappear at once.
///
/// - Source: SwiftUI, `SymbolEffectTransition`.
public struct SymbolEffectTransition: Transition {
  /// Creates a transition; Touchstone ignores the effect.
  public nonisolated init(effect: some SymbolEffect, options: SymbolEffectOptions = .default) {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// The transition of symbols that appear and disappear.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .appear) }

  /// Returns the transition of symbols with an effect.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
