public import TouchstoneDrawing

/// An animated symbol effect; pictures show every symbol at rest.
///
/// - Source: Symbols, `SymbolEffect`.
public protocol SymbolEffect: Sendable {}

/// Any symbol effect of SF Symbols; pictures show symbols at rest.
///
/// - Source: Symbols, `BounceSymbolEffect` and its siblings, which are one type in Touchstone.
public struct RestingSymbolEffect: SymbolEffect, Hashable {
  /// Creates an effect, which pictures do not show.
  public init() {}

  /// The pulse of a breathing symbol, which pictures do not show.
  public var pulse: RestingSymbolEffect { self }
  /// The breathing without a pulse, which pictures do not show.
  public var plain: RestingSymbolEffect { self }
  /// The wiggle to the left, which pictures do not show.
  public var left: RestingSymbolEffect { self }
  /// The wiggle to the right, which pictures do not show.
  public var right: RestingSymbolEffect { self }
  /// The wiggle forwards, which pictures do not show.
  public var forward: RestingSymbolEffect { self }
  /// The wiggle backwards, which pictures do not show.
  public var backward: RestingSymbolEffect { self }
  /// The parts of the symbol drawn one by one, which pictures do not show.
  public var individually: RestingSymbolEffect { self }
  /// The drawing in reverse, which pictures do not show.
  public var reversed: RestingSymbolEffect { self }

  /// The wiggle along a line at an angle in degrees, which pictures do not show.
  public func custom(angle: Double) -> RestingSymbolEffect { self }
  /// The wiggle along a line at an angle, which pictures do not show.
  public func custom(angle: Angle) -> RestingSymbolEffect { self }
  /// The replacement that keeps what both symbols share, which pictures do not show.
  public func magic(fallback: RestingSymbolEffect) -> RestingSymbolEffect { self }

  /// The replacement in which both symbols scale up, for use as a fallback; pictures do not show it.
  public static var upUp: RestingSymbolEffect { RestingSymbolEffect() }
  /// The replacement in which the old symbol scales down and the new one up, for use as a fallback; pictures do not show
  /// it.
  public static var downUp: RestingSymbolEffect { RestingSymbolEffect() }
  /// The replacement in which the old symbol disappears, for use as a fallback; pictures do not show it.
  public static var offUp: RestingSymbolEffect { RestingSymbolEffect() }

  /// The effect applied to one layer after another, which pictures do not show.
  public var iterative: RestingSymbolEffect { self }
  /// The effect applied cumulatively to the layers, which pictures do not show.
  public var cumulative: RestingSymbolEffect { self }
  /// The effect with reversal, which pictures do not show.
  public var reversing: RestingSymbolEffect { self }
  /// The effect without reversal, which pictures do not show.
  public var nonReversing: RestingSymbolEffect { self }
  /// The effect with hidden inactive layers, which pictures do not show.
  public var hideInactiveLayers: RestingSymbolEffect { self }
  /// The effect with dimmed inactive layers, which pictures do not show.
  public var dimInactiveLayers: RestingSymbolEffect { self }
  /// The effect applied to each layer separately, which pictures do not show.
  public var byLayer: RestingSymbolEffect { self }
  /// The effect applied to the whole symbol, which pictures do not show.
  public var wholeSymbol: RestingSymbolEffect { self }
  /// The effect directed upwards, which pictures do not show.
  public var up: RestingSymbolEffect { self }
  /// The effect directed downwards, which pictures do not show.
  public var down: RestingSymbolEffect { self }
  /// The effect directed clockwise, which pictures do not show.
  public var clockwise: RestingSymbolEffect { self }
  /// The effect directed anticlockwise, which pictures do not show.
  public var counterClockwise: RestingSymbolEffect { self }
  /// The replacement in which both symbols scale up, which pictures do not show.
  public var upUp: RestingSymbolEffect { self }
  /// The replacement in which the old symbol scales down and the new one up, which pictures do not show.
  public var downUp: RestingSymbolEffect { self }
  /// The replacement in which the old symbol disappears and the new one scales up, which pictures do not show.
  public var offUp: RestingSymbolEffect { self }
}

extension SymbolEffect where Self == RestingSymbolEffect {
  /// A bounce effect, which pictures do not show.
  public static var bounce: RestingSymbolEffect { RestingSymbolEffect() }
  /// A pulse of the symbol's opacity, which pictures do not show.
  public static var pulse: RestingSymbolEffect { RestingSymbolEffect() }
  /// A highlight of each layer in turn, which pictures do not show.
  public static var variableColor: RestingSymbolEffect { RestingSymbolEffect() }
  /// A change of the symbol's scale, which pictures do not show.
  public static var scale: RestingSymbolEffect { RestingSymbolEffect() }
  /// The appearance of a symbol, which pictures do not show.
  public static var appear: RestingSymbolEffect { RestingSymbolEffect() }
  /// The disappearance of a symbol, which pictures do not show.
  public static var disappear: RestingSymbolEffect { RestingSymbolEffect() }
  /// The replacement of a symbol, which pictures do not show.
  public static var replace: RestingSymbolEffect { RestingSymbolEffect() }
  /// A rotation, which pictures do not show.
  public static var rotate: RestingSymbolEffect { RestingSymbolEffect() }
  /// A wiggle effect, which pictures do not show.
  public static var wiggle: RestingSymbolEffect { RestingSymbolEffect() }
  /// A gentle change of the symbol's scale, which pictures do not show.
  public static var breathe: RestingSymbolEffect { RestingSymbolEffect() }
  /// The drawing of a symbol's lines, which pictures do not show.
  public static var drawOn: RestingSymbolEffect { RestingSymbolEffect() }
  /// The removal of a symbol's lines, which pictures do not show.
  public static var drawOff: RestingSymbolEffect { RestingSymbolEffect() }
  /// The default effect of the symbol, which pictures do not show.
  public static var automatic: RestingSymbolEffect { RestingSymbolEffect() }
}

/// Options for the repetition and speed of a symbol effect.
///
/// - Source: Symbols, `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The system's default options.
  public static let `default` = SymbolEffectOptions()
  /// The effect repeats.
  public static let repeating = SymbolEffectOptions()
  /// The effect does not repeat.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options with a repeat count, which pictures do not show.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// How often an effect repeats, and with which pauses.
  public struct RepeatBehavior: Hashable, Sendable {
    private let count: Int?
    private let delay: Double?

    /// Without pauses.
    public static let continuous = RepeatBehavior(count: nil, delay: nil)
    /// With pauses.
    public static let periodic = RepeatBehavior(count: nil, delay: nil)

    /// Returns a number of repetitions, or endless ones, with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  /// Returns options with repetitions, which pictures do not show.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns the options with repetitions, which pictures do not show.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Returns options with a speed, which pictures do not show.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns the options with a repeat count, which pictures do not show.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns the options with a speed, which pictures do not show.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// Returns a content transition that replaces a symbol with another one.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

extension AnyTransition {
  /// Returns a transition with a symbol effect; pictures show the final state.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    .identity
  }

  /// A transition with a symbol effect; pictures show the final state.
  public static var symbolEffect: AnyTransition { .identity }
}
