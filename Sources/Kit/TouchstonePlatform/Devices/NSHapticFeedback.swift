/// Haptic feedback of a trackpad, which Touchstone ignores.
public final class NSHapticFeedbackManager: Sendable {
  /// What is felt.
  public enum FeedbackPattern: Int, Sendable {
    /// A general pattern, one for alignment, and one for a change of level.
    case generic, alignment, levelChange
  }

  /// When it is felt.
  public enum PerformanceTime: Int, Sendable {
    /// When the system decides, at once, or once the screen has been drawn.
    case `default`, now, drawCompleted
  }

  private struct Performer: NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
  }

  /// A performer that does nothing.
  public static var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}

/// What performs haptic feedback.
public protocol NSHapticFeedbackPerformer {
  /// Performs feedback.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
