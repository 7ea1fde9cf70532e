public import Foundation
public import TouchstoneUI

/// Haptic feedback, which Touchstone ignores.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator that does nothing.
  public init() {}

  /// Prepares the generator; does nothing.
  open func prepare() {}
}

/// Haptic feedback for a physical impact, which Touchstone ignores.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact from light to heavy, or a soft or rigid one.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator that does nothing.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator that does nothing.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Creates a generator that does nothing.
  public override init() { super.init() }

  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for the outcome of a task, which Touchstone ignores.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded, produced a warning, or failed.
    case success, warning, error
  }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback for a change of selection, which Touchstone ignores.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
