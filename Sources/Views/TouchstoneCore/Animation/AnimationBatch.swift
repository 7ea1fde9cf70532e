import Foundation

/// The animations that one change started, and the completions that wait for them to end.
///
/// This is a class because animated values report their durations to it.
@MainActor
package final class AnimationBatch {
  private(set) var end: TimeInterval
  private(set) var logicalEnd: TimeInterval
  private var completions: [(criteria: AnimationCompletionCriteria, action: @MainActor () -> Void)]

  nonisolated init(_ completions: [(AnimationCompletionCriteria, @MainActor () -> Void)], at now: TimeInterval) {
    end = now
    logicalEnd = now
    self.completions = completions.map { (criteria: $0.0, action: $0.1) }
  }

  /// Records that the change started an animation.
  func take(_ animation: Animation, at now: TimeInterval) {
    end = max(end, now + animation.duration)
    logicalEnd = max(logicalEnd, now + animation.logicalDuration)
  }

  /// The time of the next completion; `nil` if there is none or it never runs.
  var nextEnd: TimeInterval? {
    completions.map { $0.criteria.isLogical ? logicalEnd : end }.filter(\.isFinite).min()
  }

  var isEmpty: Bool { completions.isEmpty }

  /// Removes and returns the completions whose animations have ended.
  func due(at now: TimeInterval) -> [@MainActor () -> Void] {
    let due = completions.filter { ($0.criteria.isLogical ? logicalEnd : end) <= now }.map(\.action)
    completions.removeAll { ($0.criteria.isLogical ? logicalEnd : end) <= now }
    return due
  }

  /// Removes and returns all completions, as if all animations had ended.
  func all() -> [@MainActor () -> Void] {
    defer { completions = [] }
    return completions.map(\.action)
  }
}
