/// An effect that changes the scale of a symbol. Ignored in pictures.
///
/// - Source: Symbols, `ScaleSymbolEffect`.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "scale")

  /// It scales the symbol up.
  public var up: ScaleSymbolEffect { setting("direction", to: "up") }
  /// It scales the symbol down.
  public var down: ScaleSymbolEffect { setting("direction", to: "down") }
  /// It affects each layer separately.
  public var byLayer: ScaleSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: ScaleSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect that changes the scale of a symbol.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
