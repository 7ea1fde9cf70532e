import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// How images are scaled, which has no effect.
public enum NSImageInterpolation: UInt, Sendable {
  /// The usual way.
  case `default` = 0
  /// Not smoothly.
  case none = 1
  /// Quickly.
  case low = 2
  /// Better.
  case medium = 4
  /// Best.
  case high = 3
}
