import Foundation
import TouchstoneUI

/// The direction of an app's text and layout.
///
/// - Source: UIKit, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}
