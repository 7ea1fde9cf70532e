public import Foundation

/// The tracks of the parts of a value, each as a change of the value at a time.
public struct _KeyframeTracks<Value> {
  struct Track {
    let duration: TimeInterval
    /// Sets the part of a value for a time; the initial value is the one at time 0.
    let apply: (_ value: inout Value, _ initial: Value, TimeInterval) -> Void
  }

  let tracks: [Track]
}

/// The value of keyframes at any time.
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

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, initialValue, time) }
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
