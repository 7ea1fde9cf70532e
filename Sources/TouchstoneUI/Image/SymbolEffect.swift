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

  public var iterative: RestingSymbolEffect { self }
  public var cumulative: RestingSymbolEffect { self }
  public var reversing: RestingSymbolEffect { self }
  public var nonReversing: RestingSymbolEffect { self }
  public var hideInactiveLayers: RestingSymbolEffect { self }
  public var dimInactiveLayers: RestingSymbolEffect { self }
  public var byLayer: RestingSymbolEffect { self }
  public var wholeSymbol: RestingSymbolEffect { self }
  public var up: RestingSymbolEffect { self }
  public var down: RestingSymbolEffect { self }
  public var clockwise: RestingSymbolEffect { self }
  public var counterClockwise: RestingSymbolEffect { self }
  public var upUp: RestingSymbolEffect { self }
  public var downUp: RestingSymbolEffect { self }
  public var offUp: RestingSymbolEffect { self }
}

extension SymbolEffect where Self == RestingSymbolEffect {
  public static var bounce: RestingSymbolEffect { RestingSymbolEffect() }
  public static var pulse: RestingSymbolEffect { RestingSymbolEffect() }
  public static var variableColor: RestingSymbolEffect { RestingSymbolEffect() }
  public static var scale: RestingSymbolEffect { RestingSymbolEffect() }
  public static var appear: RestingSymbolEffect { RestingSymbolEffect() }
  public static var disappear: RestingSymbolEffect { RestingSymbolEffect() }
  public static var replace: RestingSymbolEffect { RestingSymbolEffect() }
  public static var rotate: RestingSymbolEffect { RestingSymbolEffect() }
  public static var wiggle: RestingSymbolEffect { RestingSymbolEffect() }
  public static var breathe: RestingSymbolEffect { RestingSymbolEffect() }
  public static var automatic: RestingSymbolEffect { RestingSymbolEffect() }
}

/// How often and how fast a symbol moves.
///
/// - Source: Symbols, `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
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
