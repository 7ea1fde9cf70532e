import Foundation

/// The keyframes of a single value over time.
struct KeyframePath<Value: Animatable> {
  let segments: [KeyframeSegment<Value>]

  var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

  /// Returns the value at a time, starting from an initial value.
  func value(from initial: Value, at time: TimeInterval) -> Value {
    var start = initial
    var elapsed = 0.0
    var velocity = Value.AnimatableData.zero
    for (index, segment) in segments.enumerated() {
      let local = time - elapsed
      if local < segment.duration {
        var value = start
        value.animatableData = data(index, from: start, velocity: velocity, at: max(local, 0))
        return value
      }
      if case .spring(let target, let duration, let spring, let startVelocity) = segment {
        velocity = spring.velocity(
          target: target.animatableData - start.animatableData,
          initialVelocity: startVelocity?.animatableData ?? velocity, time: duration)
      } else {
        velocity = endVelocity(of: index, from: start)
      }
      elapsed += segment.duration
      start = segment.target
    }
    return start
  }

  private func data(
    _ index: Int, from start: Value, velocity: Value.AnimatableData, at time: TimeInterval
  ) -> Value.AnimatableData {
    let (from, to) = (start.animatableData, segments[index].target.animatableData)
    switch segments[index] {
    case .move:
      return to
    case .linear(_, let duration, let curve):
      return from + (to - from).scaled(by: curve.value(at: time / duration))
    case .spring(_, _, let spring, let startVelocity):
      return from
        + spring.value(
          target: to - from, initialVelocity: startVelocity?.animatableData ?? velocity, time: time)
    case .cubic(_, let duration, let startVelocity, _):
      // Hermite form, with the velocities at both ends in units per second.
      let t = time / duration
      let (t2, t3) = (t * t, t * t * t)
      let first = (startVelocity?.animatableData ?? velocity).scaled(by: duration)
      let last = endVelocity(of: index, from: start).scaled(by: duration)
      return from.scaled(by: 2 * t3 - 3 * t2 + 1) + first.scaled(by: t3 - 2 * t2 + t)
        + to.scaled(by: 3 * t2 - 2 * t3) + last.scaled(by: t3 - t2)
    }
  }

  /// Returns the velocity of the value at the end of a segment, in units per second.
  ///
  /// Between two cubic segments, it is the mean velocity from the start of one to the end of the other (Catmull-Rom);
  /// at the ends of a path it is 0.
  private func endVelocity(of index: Int, from start: Value) -> Value.AnimatableData {
    let segment = segments[index]
    if case .cubic(_, _, _, let velocity?) = segment { return velocity.animatableData }
    guard case .cubic = segment, index + 1 < segments.count, case .cubic(let next, _, _, _) = segments[index + 1] else {
      return .zero
    }
    let time = segment.duration + segments[index + 1].duration
    guard time > 0 else { return .zero }
    return (next.animatableData - start.animatableData).scaled(by: 1 / time)
  }
}
