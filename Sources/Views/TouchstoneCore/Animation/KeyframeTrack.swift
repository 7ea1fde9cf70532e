import Foundation

/// The keyframes of one part of a value.
///
/// - Source: SwiftUI, `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Self

  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates a track for the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track for the whole value.
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
