/// An effect that replaces a symbol with another one. Ignored in pictures.
///
/// - Source: Symbols, `ReplaceSymbolEffect`.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "replace")

  /// The old symbol scales down, and the new one up.
  public var downUp: ReplaceSymbolEffect { setting("style", to: "downUp") }
  /// The old symbol disappears, and the new one scales up.
  public var offUp: ReplaceSymbolEffect { setting("style", to: "offUp") }
  /// Both symbols scale up.
  public var upUp: ReplaceSymbolEffect { setting("style", to: "upUp") }
  /// It affects each layer separately.
  public var byLayer: ReplaceSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { setting("scope", to: "wholeSymbol") }

  /// The old symbol scales down, and the new one up.
  public static var downUp: ReplaceSymbolEffect { .replace.downUp }
  /// The old symbol disappears, and the new one scales up.
  public static var offUp: ReplaceSymbolEffect { .replace.offUp }
  /// Both symbols scale up.
  public static var upUp: ReplaceSymbolEffect { .replace.upUp }

  /// Keeps the parts that both symbols have, and uses another replacement if they have none in common.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(configuration: fallback.setting("style", to: "magic").configuration)
  }

  /// A replacement that keeps what both symbols share. Ignored in pictures.
  ///
  /// - Source: Symbols, `ReplaceSymbolEffect.MagicReplace`.
  public struct MagicReplace: ContentTransitionSymbolEffect, SymbolEffect {
    public let configuration: SymbolEffectConfiguration
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect that replaces a symbol with another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
