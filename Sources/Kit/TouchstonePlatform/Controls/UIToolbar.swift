import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A toolbar. Use `toolbar` to have one in pictures.
open class UIToolbar: UIView {
  /// The appearance above scrolled content.
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
  /// The appearance at the end of the content.
  open var scrollEdgeAppearance: UIToolbarAppearance? = nil
  open var barTintColor: UIColor? = nil
  /// Whether content shows through.
  open var isTranslucent: Bool = true
  open var items: [UIBarButtonItem]? = nil

  /// Sets the items at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UIToolbar {
    AppearanceProxies.process.object(of: UIToolbar.self) { UIToolbar(frame: .zero) }
  }
}
