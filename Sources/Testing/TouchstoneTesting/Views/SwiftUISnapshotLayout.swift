public import Foundation

/// The size at which a view is drawn.
///
/// - Source: swift-snapshot-testing, `SwiftUISnapshotLayout`.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device, with the system's background. The view is centred in the safe area; views that ignore the
  /// safe area extend to the edges of the screen.
  case device(config: ViewImageConfig)
  /// A size in points. The view is centred, on the background of the colour scheme.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size, as with `fixedSize()`. The view is measured and then laid out at that size, so a divider in
  /// a column is as wide as the column.
  case sizeThatFits

  var isIdealSize: Bool {
    if case .sizeThatFits = self { return true }
    return false
  }
}
