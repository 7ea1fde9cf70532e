/// A movement of a symbol; in a picture every symbol is at rest.
///
/// - Source: Symbols, `SymbolEffect`.
public protocol SymbolEffect: Sendable {}

/// Any of the movements that SF Symbols know. None is drawn: pictures show symbols at rest.
///
/// - Source: Symbols, `BounceSymbolEffect` and its siblings, which are one type here.
public struct RestingSymbolEffect: SymbolEffect, Hashable {
  /// Creates a movement, which no picture shows.
  public init() {}

  /// The layers one after another; no picture shows it.
  public var iterative: RestingSymbolEffect { self }
  /// The layers one after another, those before staying lit; no picture shows it.
  public var cumulative: RestingSymbolEffect { self }
  /// There and back; no picture shows it.
  public var reversing: RestingSymbolEffect { self }
  /// Again and again from the start; no picture shows it.
  public var nonReversing: RestingSymbolEffect { self }
  /// Layers at rest are hidden; no picture shows it.
  public var hideInactiveLayers: RestingSymbolEffect { self }
  /// Layers at rest are dimmed; no picture shows it.
  public var dimInactiveLayers: RestingSymbolEffect { self }
  /// Each layer for itself; no picture shows it.
  public var byLayer: RestingSymbolEffect { self }
  /// All layers at once; no picture shows it.
  public var wholeSymbol: RestingSymbolEffect { self }
  /// Upwards; no picture shows it.
  public var up: RestingSymbolEffect { self }
  /// Downwards; no picture shows it.
  public var down: RestingSymbolEffect { self }
  /// With the clock; no picture shows it.
  public var clockwise: RestingSymbolEffect { self }
  /// Against the clock; no picture shows it.
  public var counterClockwise: RestingSymbolEffect { self }
  /// The old symbol and the new one both grow; no picture shows it.
  public var upUp: RestingSymbolEffect { self }
  /// The old symbol shrinks, then the new one grows; no picture shows it.
  public var downUp: RestingSymbolEffect { self }
  /// The old symbol goes at once, then the new one grows; no picture shows it.
  public var offUp: RestingSymbolEffect { self }
}

extension SymbolEffect where Self == RestingSymbolEffect {
  /// The symbol jumps; no picture shows it.
  public static var bounce: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol's opacity rises and falls; no picture shows it.
  public static var pulse: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol's layers light up in turn; no picture shows it.
  public static var variableColor: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol grows or shrinks; no picture shows it.
  public static var scale: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol comes; no picture shows it.
  public static var appear: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol goes; no picture shows it.
  public static var disappear: RestingSymbolEffect { RestingSymbolEffect() }
  /// Another symbol takes the symbol's place; no picture shows the way.
  public static var replace: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol turns; no picture shows it.
  public static var rotate: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol wiggles; no picture shows it.
  public static var wiggle: RestingSymbolEffect { RestingSymbolEffect() }
  /// The symbol grows and shrinks gently; no picture shows it.
  public static var breathe: RestingSymbolEffect { RestingSymbolEffect() }
  /// What suits the symbol; no picture shows it.
  public static var automatic: RestingSymbolEffect { RestingSymbolEffect() }
}

/// How often and how fast a symbol moves.
///
/// - Source: Symbols, `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the system has it.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Repeats the movement; no picture shows it.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Sets the speed of the movement; no picture shows it.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Repeats the movement; no picture shows it.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Sets the speed of the movement; no picture shows it.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Moves symbols at each change of a value; pictures show them at rest.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Moves symbols; pictures show them at rest.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Stops the movements of symbols, which pictures never show.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// A change of one symbol into another.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

extension AnyTransition {
  /// The appearance of a symbol; pictures show it where it stays.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    .identity
  }

  /// The appearance of a symbol; pictures show it where it stays.
  public static var symbolEffect: AnyTransition { .identity }
}
