public import Foundation

/// The size at which a view is drawn.
///
/// - Source: swift-snapshot-testing, `SwiftUISnapshotLayout`.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device, on the system's background. The view is in the middle of the safe area; what ignores the
  /// safe area reaches the edges of the screen.
  case device(config: ViewImageConfig)
  /// A size in points. The view is in its middle, on the background of the colour scheme.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size, as `fixedSize()` gives it. The view is measured, then laid out at that size: a divider of a
  /// column is as wide as the column.
  case sizeThatFits

  var isIdealSize: Bool {
    if case .sizeThatFits = self { return true }
    return false
  }
}
