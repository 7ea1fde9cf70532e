import Foundation

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
