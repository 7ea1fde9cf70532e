/// An effect that scales a symbol briefly. Ignored in pictures.
///
/// - Source: Symbols, `BounceSymbolEffect`.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "bounce")

  /// It scales the symbol up.
  public var up: BounceSymbolEffect { setting("direction", to: "up") }
  /// It scales the symbol down.
  public var down: BounceSymbolEffect { setting("direction", to: "down") }
  /// It affects each layer separately.
  public var byLayer: BounceSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: BounceSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect that scales a symbol briefly.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
