public import Foundation
public import TouchstoneUI

extension UIView {
  /// The accessibility label with attributes.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { extra("accessibilityAttributedLabel") }
    set { setExtra("accessibilityAttributedLabel", newValue) }
  }

  /// The accessibility hint with attributes.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { extra("accessibilityAttributedHint") }
    set { setExtra("accessibilityAttributedHint", newValue) }
  }
}
