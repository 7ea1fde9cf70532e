public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Pages of controllers, which are not drawn. Use `TabView` with the style `page` to have them in pictures.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Like those of a book, or by scrolling.
    case pageCurl, scroll
  }

  /// Where pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From one side, or from the top.
    case horizontal, vertical
  }

  /// To which page one turns.
  public enum NavigationDirection: Int, Sendable {
    /// To the next or the previous one.
    case forward, reverse
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Where pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The visible pages.
  public private(set) var viewControllers: [UIViewController]?
  /// What has the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What is told about turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Creates pages. The options have no effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates pages that turn as in a book.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows pages at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// What has the pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the previous page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the next page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What pages tell. Nothing of it is called: no one turns pages in a picture.
///
/// - Source: UIKit, `UIPageViewControllerDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a page has been turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Called when a page has been turned.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
