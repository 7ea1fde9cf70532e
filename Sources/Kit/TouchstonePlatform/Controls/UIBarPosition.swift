/// Where a bar is.
///
/// - Source: UIKit, `UIBarPosition`.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  /// At the top of the screen, below the status bar.
  case topAttached
}
