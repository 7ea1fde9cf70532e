public import Foundation

/// The size at which a view is drawn.
///
/// - Source: swift-snapshot-testing, `SwiftUISnapshotLayout`.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device. The view is in the middle of the part inside of the safe area, on the system's background.
  case device(config: ViewImageConfig)
  /// A size in points. The view is in its middle.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size, as `fixedSize()` gives it.
  case sizeThatFits
}
