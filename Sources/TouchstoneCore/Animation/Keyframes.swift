public import Foundation

/// A piece of a way from value to value.
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

/// Pieces of the way of one value.
///
/// - Source: SwiftUI, `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
  /// What moves.
  associatedtype Value: Animatable

  /// The pieces in their order.
  var _pieces: _KeyframePieces<Value> { get }
}

/// The pieces of a way, in their order.
public struct _KeyframePieces<Value: Animatable> {
  package let segments: [KeyframeSegment<Value>]
}

/// Puts the value in place at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  /// Creates a jump to a value.
  public init(_ to: Value) {
    self.to = to
  }

  public var _pieces: _KeyframePieces<Value> { _KeyframePieces(segments: [.move(to)]) }
}

/// Moves the value straight, at the speed that a curve says.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a straight piece that takes a number of seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public var _pieces: _KeyframePieces<Value> {
    _KeyframePieces(segments: [.linear(to, duration: duration, curve: timingCurve)])
  }
}

/// Moves the value along a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a smooth piece that takes a number of seconds; velocities that are not given follow from the neighbours.
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

/// Moves the value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval
  let spring: Spring
  let startVelocity: Value?

  /// Creates a piece that moves as a spring does; without a duration, until the spring has settled.
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

/// Turns the statements of a closure into the pieces of one way.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Pieces one after another.
  public struct Track: KeyframeTrackContent {
    public let _pieces: _KeyframePieces<Value>
  }

  /// Takes one piece.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Begins a way with a piece.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Adds a piece to a way.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: some KeyframeTrackContent<Value>, next: K
  ) -> Track where K.Value == Value {
    Track(_pieces: _KeyframePieces(segments: accumulated._pieces.segments + next._pieces.segments))
  }

  /// Sets the pieces of a loop one after another.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> Track {
    Track(_pieces: _KeyframePieces(segments: components.flatMap(\._pieces.segments)))
  }

  /// Takes the pieces of the first branch.
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> Track where K.Value == Value {
    Track(_pieces: component._pieces)
  }

  /// Takes the pieces of the second branch.
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> Track where K.Value == Value {
    Track(_pieces: component._pieces)
  }

  /// No pieces: the value stays.
  public static func buildBlock() -> Track { Track(_pieces: _KeyframePieces(segments: [])) }
}

/// The ways of the parts of a value.
///
/// - Source: SwiftUI, `Keyframes`.
public protocol Keyframes<Value> {
  /// What the ways make up together.
  associatedtype Value

  var _tracks: _KeyframeTracks<Value> { get }
}
