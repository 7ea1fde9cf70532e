import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A switch. Use `Toggle` to have one in pictures.
open class UISwitch: UIControl {
  open var isOn: Bool = false
  /// The colour while it is on.
  open var onTintColor: UIColor? = nil
  open var thumbTintColor: UIColor? = nil

  /// Switches at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Returns the settings for all objects of the class, whose colours bars and controls of SwiftUI have, too.
  open override class func appearance() -> UISwitch {
    AppearanceProxies.process.object(of: UISwitch.self) { UISwitch(frame: .zero) }
  }
}
