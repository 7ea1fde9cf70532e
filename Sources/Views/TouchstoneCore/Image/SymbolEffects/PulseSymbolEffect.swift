/// An effect that fades the opacity of a symbol. Ignored in pictures.
///
/// - Source: Symbols, `PulseSymbolEffect`.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "pulse")

  /// It affects each layer separately.
  public var byLayer: PulseSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: PulseSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect that fades the opacity of a symbol.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
