import Foundation

/// The animations that one change has started, and what waits for their end.
///
/// A class because values on their way tell it how long they take.
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

  /// Notes that the change has started an animation.
  func take(_ animation: Animation, at now: TimeInterval) {
    end = max(end, now + animation.duration)
    logicalEnd = max(logicalEnd, now + animation.logicalDuration)
  }

  /// When the next action is to run; `nil` if none waits or it waits for ever.
  var nextEnd: TimeInterval? {
    completions.map { $0.criteria.isLogical ? logicalEnd : end }.filter(\.isFinite).min()
  }

  var isEmpty: Bool { completions.isEmpty }

  /// The actions whose animations have ended, each given once.
  func due(at now: TimeInterval) -> [@MainActor () -> Void] {
    let due = completions.filter { ($0.criteria.isLogical ? logicalEnd : end) <= now }.map(\.action)
    completions.removeAll { ($0.criteria.isLogical ? logicalEnd : end) <= now }
    return due
  }

  /// All actions, as if all animations had ended.
  func all() -> [@MainActor () -> Void] {
    defer { completions = [] }
    return completions.map(\.action)
  }
}
