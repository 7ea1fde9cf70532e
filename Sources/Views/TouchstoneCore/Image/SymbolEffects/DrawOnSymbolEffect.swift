/// An effect that draws the lines of a symbol one after another. Ignored in pictures.
///
/// - Source: Symbols, `DrawOnSymbolEffect`.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "drawOn")

  /// It affects one group of lines after another.
  public var individually: DrawOnSymbolEffect { setting("scope", to: "individually") }
  /// It affects each layer separately.
  public var byLayer: DrawOnSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect that draws the lines of a symbol one after another.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
