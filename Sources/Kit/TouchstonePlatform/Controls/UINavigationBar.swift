public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A navigation bar. Use `NavigationStack` to have one in pictures.
open class UINavigationBar: UIView {
  /// The appearance above scrolled content.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
  /// The appearance at the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  /// The appearance of a low bar.
  open var compactAppearance: UINavigationBarAppearance? = nil
  /// The appearance of a low bar at the top of the content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  open var barTintColor: UIColor? = nil
  /// Whether content shows through.
  open var isTranslucent: Bool = true
  open var prefersLargeTitles: Bool = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
  /// The image at the edge.
  open var shadowImage: UIImage? = nil
  /// The image of the back button.
  open var backIndicatorImage: UIImage? = nil
  /// The mask of the back button.
  open var backIndicatorTransitionMaskImage: UIImage? = nil
  open var barStyle: UIBarStyle = .default
  open var items: [UINavigationItem]? = nil
  /// What decides about changes of the items and is told of them.
  open weak var delegate: (any UINavigationBarDelegate)?

  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  open var topItem: UINavigationItem? { items?.last }
  /// The item below the one at the top.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Sets the items at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item at the top, if the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Removes the item at the top, unless it is the only one, if the delegate lets it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard backItem != nil, let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false
    else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  /// Sets the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }
  /// Returns the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  /// Returns the settings for all objects of the class, whose colours bars and controls of SwiftUI have, too.
  open override class func appearance() -> UINavigationBar {
    AppearanceProxies.process.object(of: UINavigationBar.self) { UINavigationBar(frame: .zero) }
  }
}
