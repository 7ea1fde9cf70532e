import Foundation
import TouchstoneUI

/// A direction of views.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal, vertical
}
