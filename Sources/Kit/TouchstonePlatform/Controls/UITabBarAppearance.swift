import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The appearance of a tab bar. Pictures show its colours.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below.
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// The appearance of items with the title beside.
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// The appearance of small items with the title beside.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor? = nil
}
