import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A border.
public enum NSBorderType: UInt, Sendable {
  /// The borders of AppKit, in its order.
  case noBorder, lineBorder, bezelBorder, grooveBorder
}
