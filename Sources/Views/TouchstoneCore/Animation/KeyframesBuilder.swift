import Foundation

/// A result builder that combines keyframe tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Tracks that run simultaneously.
  public struct Group: Keyframes {
    public typealias Body = Self
    public let _tracks: _KeyframeTracks<Value>
  }

  /// Adds a track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> Group where K.Value == Value {
    Group(_tracks: expression._tracks)
  }

  /// Adds keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrackContentBuilder<Value>.Track where K.Value == Value {
    KeyframeTrackContentBuilder<Value>.Track(_pieces: expression._pieces)
  }

  /// Creates no tracks: the value does not change.
  public static func buildBlock() -> Group { Group(_tracks: _KeyframeTracks(tracks: [])) }

  /// Starts a list of tracks.
  public static func buildPartialBlock(first: Group) -> Group { first }

  /// Appends tracks to a list.
  public static func buildPartialBlock(accumulated: Group, next: Group) -> Group {
    Group(_tracks: _KeyframeTracks(tracks: accumulated._tracks.tracks + next._tracks.tracks))
  }

  /// Starts a track of the whole value.
  public static func buildPartialBlock(
    first: KeyframeTrackContentBuilder<Value>.Track
  ) -> KeyframeTrackContentBuilder<Value>.Track where Value: Animatable { first }

  /// Appends keyframes to a track of the whole value.
  public static func buildPartialBlock(
    accumulated: KeyframeTrackContentBuilder<Value>.Track, next: KeyframeTrackContentBuilder<Value>.Track
  ) -> KeyframeTrackContentBuilder<Value>.Track where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.Track(
      _pieces: _KeyframePieces(segments: accumulated._pieces.segments + next._pieces.segments))
  }

  /// Supports `for` loops over keyframes of the whole value.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeTrackContentBuilder<Value>.Track where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// Supports the first branch of an `if` or `switch` statement with keyframes of the whole value.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// Supports the second branch of an `if` or `switch` statement with keyframes of the whole value.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// Returns the list of tracks.
  public static func buildFinalResult(_ component: Group) -> Group { component }

  /// Turns keyframes without a track into a track of the whole value.
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
