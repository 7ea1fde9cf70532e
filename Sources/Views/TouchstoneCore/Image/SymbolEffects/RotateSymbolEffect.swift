/// An effect that turns parts of a symbol. Ignored in pictures.
///
/// - Source: Symbols, `RotateSymbolEffect`.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "rotate")

  /// It turns the symbol clockwise.
  public var clockwise: RotateSymbolEffect { setting("direction", to: "clockwise") }
  /// It turns the symbol anticlockwise.
  public var counterClockwise: RotateSymbolEffect { setting("direction", to: "counterClockwise") }
  /// It affects each layer separately.
  public var byLayer: RotateSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: RotateSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect that turns parts of a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
