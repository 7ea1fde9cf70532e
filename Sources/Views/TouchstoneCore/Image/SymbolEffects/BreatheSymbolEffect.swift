/// An effect that makes a symbol grow and shrink gently. Ignored in pictures.
///
/// - Source: Symbols, `BreatheSymbolEffect`.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "breathe")

  /// Only the scale changes.
  public var plain: BreatheSymbolEffect { setting("style", to: "plain") }
  /// The opacity changes too.
  public var pulse: BreatheSymbolEffect { setting("style", to: "pulse") }
  /// It affects each layer separately.
  public var byLayer: BreatheSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: BreatheSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect that makes a symbol grow and shrink gently.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
