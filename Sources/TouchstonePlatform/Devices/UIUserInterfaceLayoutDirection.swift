import Foundation
import TouchstoneUI

/// The direction of an app's text and layout.
///
/// - Source: UIKit, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}
