import Foundation
import TouchstoneUI

/// The direction of an app's text and layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}
