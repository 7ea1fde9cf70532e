public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// A view of UIKit, drawn here only if it holds a SwiftUI view.
///
/// - Source: UIKit, `UIView`.
@MainActor @preconcurrency
open class UIView: PlatformView {
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether nothing shines through.
  open var isOpaque = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// The colour behind all. Of a hosting controller's view it is drawn.
  open var backgroundColor: UIColor?
  /// The tint.
  open var tintColor: UIColor? = .systemBlue
  /// How the view is moved and turned.
  open var transform = CGAffineTransform.identity
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// How the view's size follows that of the view around.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true
  /// Light or dark, whatever it is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The distances of content from the edges, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What bars and corners cover, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Creates a view, which is never drawn.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates no view: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Every length is made to fit.
    case scaleToFill
    /// All is shown.
    case scaleAspectFit
    /// The view is full.
    case scaleAspectFill
    /// Drawn again at every size.
    case redraw
    /// At its own size, in the middle or at an edge or corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How a size follows that of the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The middle in the view around, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The views inside, from back to front.
  open var subviews: [UIView] { children.compactMap { $0 as? UIView } }
  /// The view around.
  open var superview: UIView? { parent as? UIView }
  /// The window around.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  /// What the view inherits.
  open var traitCollection: UITraitCollection {
    let around = superview?.traitCollection ?? .current
    return around.overlaid(by: UITraitCollection(override: overrideUserInterfaceStyle))
  }

  /// Puts a view in front of those inside.
  open func addSubview(_ view: UIView) { insert(view) }
  /// Puts a view at a place among those inside.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Takes the view out of the one around.
  open func removeFromSuperview() { leaveParent() }
  /// Puts a view that is inside in front of the others.
  open func bringSubviewToFront(_ view: UIView) { insert(view) }
  /// Puts a view that is inside behind the others.
  open func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }

  /// Lays out the views inside; never called here.
  open func layoutSubviews() {}
  /// Asks for layout; there is none here.
  open func setNeedsLayout() {}
  /// Asks for layout at once; there is none here.
  open func layoutIfNeeded() {}
  /// Asks for constraints; there are none here.
  open func setNeedsUpdateConstraints() {}
  /// Updates constraints; never called here.
  open func updateConstraints() {}
  /// Asks for the view to be drawn, which it never is.
  open func setNeedsDisplay() {}
  /// Draws the view; never called here.
  open func draw(_ rect: CGRect) {}
  /// Tells that the view has come into a window; never called here.
  open func didMoveToWindow() {}
  /// Tells that the view has come into another view; never called here.
  open func didMoveToSuperview() {}
  /// Tells that what the view inherits has changed; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the view likes for a size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view the size that it likes.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size that the view likes by its constraints, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// The size that the view likes by its constraints, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  /// The smallest size.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The largest size.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// How much the view resists being stretched; nothing stretches it here.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// How much the view resists being squeezed; nothing squeezes it here.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Runs changes at once, without a movement.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes without a movement.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// Sets whether changes move; none do here.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}

extension NSLayoutConstraint {
  /// Across, or from top to bottom.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

extension UITraitCollection {
  /// Traits that say what a view or a controller overrides.
  fileprivate convenience init(override style: UIUserInterfaceStyle) {
    self.init(values: Values(userInterfaceStyle: style == .unspecified ? nil : style))
  }
}
