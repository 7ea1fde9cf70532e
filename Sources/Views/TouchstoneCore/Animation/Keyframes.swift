public import Foundation

/// A segment between two keyframes of a value.
package enum KeyframeSegment<Value: Animatable> {
  case move(Value)
  case linear(Value, duration: TimeInterval, curve: UnitCurve)
  case cubic(Value, duration: TimeInterval, startVelocity: Value?, endVelocity: Value?)
  case spring(Value, duration: TimeInterval, spring: Spring, startVelocity: Value?)

  var target: Value {
    switch self {
    case .move(let value), .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _): value
    }
  }

  var duration: TimeInterval {
    switch self {
    case .move: 0
    case .linear(_, let duration, _), .cubic(_, let duration, _, _), .spring(_, let duration, _, _): max(duration, 0)
    }
  }
}

/// Keyframes of a single value.
///
/// - Source: SwiftUI, `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that these keyframes consist of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these keyframes consist of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// The keyframes in order.
  var _pieces: _KeyframePieces<Value> { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _pieces: _KeyframePieces<Value> { body._pieces }
}

extension KeyframeTrackContent where Body == Self {
  public var body: Self { self }
}

/// The keyframes of a track, in order.
public struct _KeyframePieces<Value: Animatable> {
  package let segments: [KeyframeSegment<Value>]
}

/// A keyframe that sets the value immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  let to: Value

  /// Creates a keyframe that sets the value immediately.
  public init(_ to: Value) {
    self.to = to
  }

  public var _pieces: _KeyframePieces<Value> { _KeyframePieces(segments: [.move(to)]) }
}

/// A keyframe that interpolates linearly, with a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a linear keyframe with a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public var _pieces: _KeyframePieces<Value> {
    _KeyframePieces(segments: [.linear(to, duration: duration, curve: timingCurve)])
  }
}

/// A keyframe that interpolates along a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a cubic keyframe with a duration in seconds; velocities that are `nil` are derived from the neighbours.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public var _pieces: _KeyframePieces<Value> {
    _KeyframePieces(
      segments: [.cubic(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)])
  }
}

/// A keyframe that moves the value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  let to: Value
  let duration: TimeInterval
  let spring: Spring
  let startVelocity: Value?

  /// Creates a spring keyframe; without a duration, it lasts until the spring has settled.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    self.to = to
    self.duration = duration ?? spring.settlingDuration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public var _pieces: _KeyframePieces<Value> {
    _KeyframePieces(
      segments: [.spring(to, duration: duration, spring: spring, startVelocity: startVelocity)])
  }
}

/// A result builder that combines the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A sequence of keyframes.
  public struct Track: KeyframeTrackContent {
    public typealias Body = Self
    public let _pieces: _KeyframePieces<Value>
  }

  /// Adds a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Starts a track with a keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Appends a keyframe to a track.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: some KeyframeTrackContent<Value>, next: K
  ) -> Track where K.Value == Value {
    Track(_pieces: _KeyframePieces(segments: accumulated._pieces.segments + next._pieces.segments))
  }

  /// Supports `for` loops.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> Track {
    Track(_pieces: _KeyframePieces(segments: components.flatMap(\._pieces.segments)))
  }

  /// One of two kinds of keyframes.
  ///
  /// - Source: SwiftUI, `KeyframeTrackContentBuilder.Conditional`.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, ConditionalValue == First.Value,
    First.Value == Second.Value
  {
    public typealias Value = ConditionalValue
    public typealias Body = Self
    public let _pieces: _KeyframePieces<ConditionalValue>
  }

  /// Supports the first branch of an `if` or `switch` statement.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(_pieces: component._pieces)
  }

  /// Supports the second branch of an `if` or `switch` statement.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional(_pieces: component._pieces)
  }

  /// Creates no keyframes: the value does not change.
  public static func buildBlock() -> Track { Track(_pieces: _KeyframePieces(segments: [])) }
}

/// A type that defines changes of a value over time.
///
/// - Source: SwiftUI, `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Body.Value
  /// The type of the keyframes that these keyframes consist of.
  associatedtype Body: Keyframes

  /// The keyframes that these keyframes consist of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// The tracks in order.
  var _tracks: _KeyframeTracks<Value> { get }
}

extension Keyframes where Body.Value == Value {
  public var _tracks: _KeyframeTracks<Value> { body._tracks }
}

extension Keyframes where Body == Self {
  public var body: Self { self }
}
