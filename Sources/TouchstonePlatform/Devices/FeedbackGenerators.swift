public import Foundation
public import TouchstoneUI

/// Taps and knocks that a person feels; nothing is felt here.
///
/// - Source: UIKit, `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator that does nothing.
  public init() {}

  /// Wakes the device's motor; there is none here.
  open func prepare() {}
}

/// A knock.
///
/// - Source: UIKit, `UIImpactFeedbackGenerator`.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a knock is.
  public enum FeedbackStyle: Int, Sendable {
    /// From a light to a strong one, and two others.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator that does nothing.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator that does nothing.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Creates a generator that does nothing.
  public override init() { super.init() }

  /// Knocks, which is not felt here.
  public func impactOccurred() {}
  /// Knocks, which is not felt here.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Knocks that say how something went.
///
/// - Source: UIKit, `UINotificationFeedbackGenerator`.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well, not quite, or badly.
    case success, warning, error
  }

  /// Knocks, which is not felt here.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A knock for a choice.
///
/// - Source: UIKit, `UISelectionFeedbackGenerator`.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Knocks, which is not felt here.
  public func selectionChanged() {}
}
