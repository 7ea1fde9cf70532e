/// An effect that is the default of the symbol and its surroundings. Ignored in pictures.
///
/// - Source: Symbols, `AutomaticSymbolEffect`.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that is the default of the symbol and its surroundings.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
