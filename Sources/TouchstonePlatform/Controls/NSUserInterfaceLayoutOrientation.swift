import Foundation
import TouchstoneUI

/// A direction of views.
///
/// - Source: AppKit, `NSUserInterfaceLayoutOrientation`.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal, vertical
}
