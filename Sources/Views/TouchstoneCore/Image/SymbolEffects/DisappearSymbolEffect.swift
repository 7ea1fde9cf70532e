/// An effect that makes a symbol invisible. Ignored in pictures.
///
/// - Source: Symbols, `DisappearSymbolEffect`.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "disappear")

  /// It scales the symbol up.
  public var up: DisappearSymbolEffect { setting("direction", to: "up") }
  /// It scales the symbol down.
  public var down: DisappearSymbolEffect { setting("direction", to: "down") }
  /// It affects each layer separately.
  public var byLayer: DisappearSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: DisappearSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect that makes a symbol invisible.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
