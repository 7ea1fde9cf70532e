public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A scroll view. Use `ScrollView` to have one in pictures.
open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize: CGSize = .zero { didSet { KeyValueObservers.check(self) } }
  /// The point of the content in the top left corner, in points.
  open var contentOffset: CGPoint = .zero { didSet { KeyValueObservers.check(self) } }
  /// The distances around the content, in points.
  open var contentInset: UIEdgeInsets = .zero
  /// The distances around the indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The places of the content and of the frame, for constraints, which have no effect.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide()
  public private(set) lazy var frameLayoutGuide = UILayoutGuide()
  /// Whether the safe area adds to the distances.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// The gesture that scrolls, which never happens.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// Whether the content moves page by page.
  open var isPagingEnabled: Bool = false
  /// Whether the content moves.
  open var isScrollEnabled: Bool = true
  /// Whether the content moves in one direction at a time.
  open var isDirectionalLockEnabled: Bool = false
  /// Whether the content moves beyond its ends.
  open var bounces: Bool = true
  /// Whether short content moves beyond its ends.
  open var alwaysBounceVertical: Bool = false
  /// Whether narrow content moves beyond its ends.
  open var alwaysBounceHorizontal: Bool = false
  /// Whether zooming goes beyond its limits.
  open var bouncesZoom: Bool = true
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator: Bool = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator: Bool = true
  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// The smallest zoom factor.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom factor.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom factor.
  open var zoomScale: CGFloat = 1
  /// How scrolling dismisses a keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether touches wait for scrolling.
  open var delaysContentTouches: Bool = true
  /// Whether scrolling ends touches.
  open var canCancelContentTouches: Bool = true
  /// How quickly the content comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// The control that reloads the content.
  open var refreshControl: UIRefreshControl? = nil
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool = true

  /// The delegate; that of a text view or a table conforms to a protocol of its own.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether a finger touches the content: always `false`.
  public var isTracking: Bool { false }
  /// Whether a finger drags the content: always `false`.
  public var isDragging: Bool { false }
  /// Whether the content moves by itself: always `false`.
  public var isDecelerating: Bool { false }
  /// The distances around the content, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether the safe area adds to the distances.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The values of UIKit, in its order.
    case automatic, scrollableAxes, never, always
  }

  /// The colour of indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The values of UIKit, in its order.
    case `default`, black, white
  }

  /// How scrolling dismisses a keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The values of UIKit, in its order.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How quickly content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Moves the content at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Zooms at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms to a rectangle of the content. Has no effect.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Moves the content so far that a rectangle is in the bounds.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    contentOffset.x = min(rect.minX, max(contentOffset.x, rect.maxX - bounds.width))
    contentOffset.y = min(rect.minY, max(contentOffset.y, rect.maxY - bounds.height))
  }
  /// Shows the indicators for a moment. Has no effect.
  open func flashScrollIndicators() {}

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UIScrollView {
    AppearanceProxies.process.object(of: UIScrollView.self) { UIScrollView(frame: .zero) }
  }
}

extension UIScrollView: NamedProperties {
  package func namedValue(forKey key: String) -> (any Equatable)? {
    switch key {
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    default: nil
    }
  }
}
