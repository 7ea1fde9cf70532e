import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A border.
///
/// - Source: AppKit, `NSBorderType`.
public enum NSBorderType: UInt, Sendable {
  /// The borders of AppKit, in its order.
  case noBorder, lineBorder, bezelBorder, grooveBorder
}
