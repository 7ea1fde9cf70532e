/// An effect that removes the lines of a symbol one after another. Ignored in pictures.
///
/// - Source: Symbols, `DrawOffSymbolEffect`.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "drawOff")

  /// The lines are removed from their ends.
  public var reversed: DrawOffSymbolEffect { setting("playback", to: "reversed") }
  /// The lines are removed from their starts.
  public var nonReversed: DrawOffSymbolEffect { setting("playback", to: "nonReversed") }
  /// It affects one group of lines after another.
  public var individually: DrawOffSymbolEffect { setting("scope", to: "individually") }
  /// It affects each layer separately.
  public var byLayer: DrawOffSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect that removes the lines of a symbol one after another.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
