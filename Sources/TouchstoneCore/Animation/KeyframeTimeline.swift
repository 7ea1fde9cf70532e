public import Foundation

/// The ways of the parts of a value.
///
/// - Source: SwiftUI, `Keyframes`.
public protocol Keyframes<Value> {
  /// What the ways make up together.
  associatedtype Value

  var _tracks: _KeyframeTracks<Value> { get }
}

/// The ways of the parts of a value, each as a change of the value at a time.
public struct _KeyframeTracks<Value> {
  struct Track {
    let duration: TimeInterval
    /// Sets the part of a value as it is at a time; the first value is the one at time 0.
    let apply: (_ value: inout Value, _ initial: Value, TimeInterval) -> Void
  }

  let tracks: [Track]
}

/// The way of one part of a value.
///
/// - Source: SwiftUI, `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates the way of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates the way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  public var _tracks: _KeyframeTracks<Root> {
    let path = KeyframePath(segments: content._pieces.segments)
    let keyPath = keyPath
    return _KeyframeTracks(
      tracks: [
        .init(duration: path.duration) { value, initial, time in
          value[keyPath: keyPath] = path.value(from: initial[keyPath: keyPath], at: time)
        }
      ])
  }
}

/// Turns the statements of a closure into the ways of the parts of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Ways that run at the same time.
  public struct Group: Keyframes {
    public let _tracks: _KeyframeTracks<Value>
  }

  /// Takes one way.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> Group where K.Value == Value {
    Group(_tracks: expression._tracks)
  }

  /// A piece of the value's own way.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrackContentBuilder<Value>.Track where K.Value == Value {
    KeyframeTrackContentBuilder<Value>.Track(_pieces: expression._pieces)
  }

  /// No ways: the value stays.
  public static func buildBlock() -> Group { Group(_tracks: _KeyframeTracks(tracks: [])) }

  /// Begins a list of ways.
  public static func buildPartialBlock(first: Group) -> Group { first }

  /// Adds ways to a list.
  public static func buildPartialBlock(accumulated: Group, next: Group) -> Group {
    Group(_tracks: _KeyframeTracks(tracks: accumulated._tracks.tracks + next._tracks.tracks))
  }

  /// Begins a way of the whole value with a piece.
  public static func buildPartialBlock(
    first: KeyframeTrackContentBuilder<Value>.Track
  ) -> KeyframeTrackContentBuilder<Value>.Track where Value: Animatable { first }

  /// Adds a piece to a way of the whole value.
  public static func buildPartialBlock(
    accumulated: KeyframeTrackContentBuilder<Value>.Track, next: KeyframeTrackContentBuilder<Value>.Track
  ) -> KeyframeTrackContentBuilder<Value>.Track where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.Track(
      _pieces: _KeyframePieces(segments: accumulated._pieces.segments + next._pieces.segments))
  }

  /// Takes the list as it is.
  public static func buildFinalResult(_ component: Group) -> Group { component }

  /// Makes pieces without a track the way of the whole value.
  public static func buildFinalResult(
    _ component: KeyframeTrackContentBuilder<Value>.Track
  ) -> Group where Value: Animatable {
    let path = KeyframePath(segments: component._pieces.segments)
    return Group(
      _tracks: _KeyframeTracks(
        tracks: [.init(duration: path.duration) { value, initial, time in value = path.value(from: initial, at: time) }]
      ))
  }
}

/// The way of a value, asked at any time.
///
/// - Source: SwiftUI, `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTracks<Value>.Track]

  /// Creates a timeline; times are in seconds.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes._tracks.tracks
  }

  /// The time of the longest way, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value at a time, in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, initialValue, time) }
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
