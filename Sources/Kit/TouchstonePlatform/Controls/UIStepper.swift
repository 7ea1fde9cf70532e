import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A control that counts. Use `Stepper` to have one in pictures.
open class UIStepper: UIControl {
  open var value = 0.0
  /// The smallest value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// How much the value changes at a time.
  open var stepValue = 1.0
  /// Whether changes are told at once.
  open var isContinuous = true
  /// Whether the value changes while a finger stays.
  open var autorepeat = true
  /// Whether the greatest value is followed by the smallest one.
  open var wraps = false
}
