public import TouchstoneDrawing

/// An effect that moves a symbol back and forth. Ignored in pictures.
///
/// - Source: Symbols, `WiggleSymbolEffect`.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, RestingSymbolEffect {
  public package(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

  /// It begins to the left.
  public var left: WiggleSymbolEffect { setting("direction", to: "left") }
  /// It begins to the right.
  public var right: WiggleSymbolEffect { setting("direction", to: "right") }
  /// It begins upwards.
  public var up: WiggleSymbolEffect { setting("direction", to: "up") }
  /// It begins downwards.
  public var down: WiggleSymbolEffect { setting("direction", to: "down") }
  /// It begins in the reading direction.
  public var forward: WiggleSymbolEffect { setting("direction", to: "forward") }
  /// It begins against the reading direction.
  public var backward: WiggleSymbolEffect { setting("direction", to: "backward") }
  /// It begins clockwise.
  public var clockwise: WiggleSymbolEffect { setting("direction", to: "clockwise") }
  /// It begins anticlockwise.
  public var counterClockwise: WiggleSymbolEffect { setting("direction", to: "counterClockwise") }
  /// It affects each layer separately.
  public var byLayer: WiggleSymbolEffect { setting("scope", to: "byLayer") }
  /// It affects all layers at once.
  public var wholeSymbol: WiggleSymbolEffect { setting("scope", to: "wholeSymbol") }

  /// It moves along a line at an angle in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { setting("direction", to: "\(angle)°") }

  /// It moves along a line at an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
