public import Foundation

/// An animation of your own.
///
/// - Source: SwiftUI, `CustomAnimation`.
public protocol CustomAnimation: Hashable {
  /// Where a value is at a time, in seconds from the start, on its way from zero; `nil` once the animation has ended.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast the value is at a time.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether the animation takes over from one that still runs.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of your own keeps from moment to moment.
///
/// - Source: SwiftUI, `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  /// Whether the animation has come so close to its end that completions run.
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    self.state = state
    self.environment = environment
  }

  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

/// The name of a value that an animation of your own keeps.
///
/// - Source: SwiftUI, `AnimationStateKey`.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that an animation of your own keeps.
///
/// - Source: SwiftUI, `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// An animation of your own whose type is hidden.
struct AnyCustomAnimation: Hashable {
  private let base: AnyHashable
  private let evaluate: (TimeInterval) -> Double?

  init<A: CustomAnimation>(_ base: A) {
    self.base = AnyHashable(base)
    evaluate = { time in
      var context = AnimationContext<Double>()
      return base.animate(value: 1.0, time: time, context: &context)
    }
  }

  func progress(at time: TimeInterval) -> Double? { evaluate(time) }

  static func == (lhs: AnyCustomAnimation, rhs: AnyCustomAnimation) -> Bool { lhs.base == rhs.base }

  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

// SAFETY: an animation is a value that is only read; `CustomAnimation` types are values in practice, and SwiftUI's
// `Animation`, which holds them, is `Sendable` as well.
extension AnyCustomAnimation: @unchecked Sendable {}
