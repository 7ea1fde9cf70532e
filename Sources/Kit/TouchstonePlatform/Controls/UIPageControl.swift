import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The dots of pages. Use `TabView` to have them in pictures.
open class UIPageControl: UIControl {
  open var numberOfPages: Int = 0
  /// The page that is shown.
  open var currentPage: Int = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage: Bool = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor? = nil
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor? = nil

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UIPageControl {
    AppearanceProxies.process.object(of: UIPageControl.self) { UIPageControl(frame: .zero) }
  }
}
