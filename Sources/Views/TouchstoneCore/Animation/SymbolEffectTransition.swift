/// A transition of symbols, which appear and disappear at once.
///
/// - Source: SwiftUI, `SymbolEffectTransition`.
public struct SymbolEffectTransition: Transition {
  /// Creates a transition. Whatever the effect, the symbol fades in and out.
  public nonisolated init(effect: some TransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default) {
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// The transition of symbols that appear and disappear.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

  /// Returns the transition of symbols with an effect.
  public static func symbolEffect(
    _ effect: some TransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension ContentTransition {
  /// Returns a content transition that replaces a symbol with another one.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

extension AnyTransition {
  /// Returns the transition of symbols with an effect. Whatever the effect, the symbol fades in and out.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }

  /// The transition of symbols that appear and disappear.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }
}
