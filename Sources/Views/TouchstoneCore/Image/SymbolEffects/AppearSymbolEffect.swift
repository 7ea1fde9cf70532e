/// An effect that makes a symbol visible. Ignored in pictures.
///
/// - Source: Symbols, `AppearSymbolEffect`.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "appear")

  /// It scales the symbol up.
  public var up: AppearSymbolEffect { setting("direction", to: "up") }
  /// It scales the symbol down.
  public var down: AppearSymbolEffect { setting("direction", to: "down") }
  /// It affects each layer separately.
  public var byLayer: AppearSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: AppearSymbolEffect { setting("scope", to: "wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect that makes a symbol visible.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
