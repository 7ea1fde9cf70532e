/// How often a symbol effect plays, and how fast. Ignored in pictures.
///
/// - Source: Symbols, `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var behavior: RepeatBehavior?
  private var speed: Double = 1

  /// The options of the effect itself.
  public static let `default` = SymbolEffectOptions()

  /// The effect repeats without an end.
  public static var repeating: SymbolEffectOptions { .default.repeating }
  /// The effect repeats without an end.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }

  /// The effect plays once.
  public static var nonRepeating: SymbolEffectOptions { .default.nonRepeating }
  /// The effect plays once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// Returns options with a number of repetitions; `nil` for endless ones.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
  /// Returns the options with a number of repetitions; `nil` for endless ones.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(RepeatBehavior(count: count)) }

  /// Returns options with repetitions.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// Returns the options with repetitions.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.behavior = behavior
    return copy
  }

  /// Returns options with a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

  /// Returns the options with a factor of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }

  /// How often an effect repeats, and with which pauses.
  ///
  /// - Source: Symbols, `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay: Double?
    var isContinuous = false

    /// Endless repetitions without pauses.
    public static let continuous = RepeatBehavior(isContinuous: true)
    /// Endless repetitions with pauses.
    public static let periodic = RepeatBehavior()

    /// Returns a number of repetitions, or endless ones, with pauses in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }
}
