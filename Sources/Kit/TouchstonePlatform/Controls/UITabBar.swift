import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A tab bar. Use `TabView` to have one in pictures.
open class UITabBar: UIView {
  /// The appearance above scrolled content.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
  /// The appearance at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance? = nil
  open var barTintColor: UIColor? = nil
  /// The colour of items that are not selected.
  open var unselectedItemTintColor: UIColor? = nil
  /// Whether content shows through.
  open var isTranslucent: Bool = true
  open var backgroundImage: UIImage? = nil
  /// The image at the edge.
  open var shadowImage: UIImage? = nil
  open var barStyle: UIBarStyle = .default
  open var items: [UITabBarItem]? = nil
  open var selectedItem: UITabBarItem? = nil

  /// Returns the settings for all objects of the class, whose colours bars and controls of SwiftUI have, too.
  open override class func appearance() -> UITabBar {
    AppearanceProxies.process.object(of: UITabBar.self) { UITabBar(frame: .zero) }
  }
}
