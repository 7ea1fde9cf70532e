public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// A UIKit view, which is drawn only if it hosts a SwiftUI view.
///
/// - Source: UIKit, `UIView`.
@MainActor @preconcurrency
open class UIView: PlatformView {
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { KeyValueObservers.check(self) } }
  open var isOpaque = true
  /// Whether content outside the bounds is clipped.
  open var clipsToBounds = false
  /// The background colour. It is drawn for the view of a hosting controller.
  open var backgroundColor: UIColor?
  open var tintColor: UIColor? = .systemBlue
  open var transform = CGAffineTransform.identity
  open var contentMode = ContentMode.scaleToFill
  /// The way in which the view's size follows that of its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// The light or dark appearance that overrides the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The layout margins, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The safe area insets, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The layer, of the class `layerClass` if that is one of Core Animation's. It is never drawn.
  public private(set) lazy var layer: CALayer = .made(as: type(of: self).layerClass)
  /// A view whose opacity masks this one. Has no effect.
  open var mask: UIView?
  /// How the tint looks below an alert. Has no effect.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether the view is mirrored where text runs from right to left. Has no effect.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether the margins include those of the superview. Has no effect.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the margins include the safe area. Has no effect.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether several fingers can touch the view.
  open var isMultipleTouchEnabled = false
  /// Whether touches of this view end those of others.
  open var isExclusiveTouch = false
  /// Whether VoiceOver reads the view.
  open var isAccessibilityElement = false
  /// What VoiceOver says about the view's behaviour.
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  public var accessibilityAttributedLabel: NSAttributedString?
  public var accessibilityAttributedHint: NSAttributedString?
  /// Whether VoiceOver ignores the view's subviews.
  open var accessibilityElementsHidden = false

  /// The point that a transform leaves in place, as a fraction of the view's size. Has no effect.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform3D = CATransform3DIdentity
  open var contentScaleFactor: CGFloat = 2
  open var isFocused: Bool { false }

  /// Creates a view, which is never drawn.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// The way in which content fills a view.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched to the size of the view.
    case scaleToFill
    /// The content is scaled to fit, keeping its aspect ratio.
    case scaleAspectFit
    /// The content is scaled to fill the view, keeping its aspect ratio.
    case scaleAspectFill
    /// The content is redrawn at every size.
    case redraw
    /// The content keeps its size, in the centre or at an edge or corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How the tint of a view looks.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As that of the superview.
    case automatic
    case normal
    /// Grey.
    case dimmed
  }

  /// The parts of a frame that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The centre of the view in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The subviews, from back to front.
  open var subviews: [UIView] { children.compactMap { $0 as? UIView } }
  open var superview: UIView? { parent as? UIView }
  /// The superview: views do not know their controllers.
  open override var next: UIResponder? { superview }
  /// The window that contains the view.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  /// The traits that the view sets for itself and its subviews.
  open var traitOverrides = UITraitOverrides()
  open var traitCollection: UITraitCollection {
    let around = superview?.traitCollection ?? .current
    return around.overlaid(by: UITraitCollection(override: overrideUserInterfaceStyle))
      .overlaid(by: UITraitCollection(values: traitOverrides.values))
  }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { insert(view) }
  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveParent() }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { insert(view) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }

  /// Inserts a subview in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }
  /// Inserts a subview behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview })
  }
  /// Returns whether the view is another one or below it.
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  /// Returns the view with a number, here or below.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Returns whether a point in the view's coordinates is within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at a point of the view's coordinates, here or below, that receives touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap {
      let origin = $0.frame.origin
      return $0.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), with: event)
    }.first ?? self
  }
  open class var layerClass: AnyClass { CALayer.self }
  /// Returns the settings for all objects of the class, which pictures do not show.
  open class func appearance() -> UIView { sharedAppearance }
  private static let sharedAppearance = UIView(frame: .zero)

  /// Lays out the subviews. Never called.
  open func layoutSubviews() {}
  /// Marks the view as needing layout. Has no effect.
  open func setNeedsLayout() {}
  /// Lays out the view immediately if needed. Has no effect.
  open func layoutIfNeeded() {}
  /// Marks the view as needing an update of its constraints. Has no effect.
  open func setNeedsUpdateConstraints() {}
  /// Updates the constraints. Never called.
  open func updateConstraints() {}
  /// Marks the view as needing display. Has no effect.
  open func setNeedsDisplay() {}
  /// Draws the view. Never called.
  open func draw(_ rect: CGRect) {}
  /// Called before the view moves to a window. Never called.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called before the view moves to a superview. Never called.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to a window. Never called.
  open func didMoveToWindow() {}
  /// Called after the view has moved to a superview. Never called.
  open func didMoveToSuperview() {}
  /// Called after the traits have changed. Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Updates the traits immediately if needed. Has no effect: they are always up to date.
  open func updateTraitsIfNeeded() {}
  /// Called after the tint has changed. Never called.
  open func tintColorDidChange() {}
  /// Called after the safe area has changed. Never called.
  open func safeAreaInsetsDidChange() {}
  /// Called after the layout margins have changed. Never called.
  open func layoutMarginsDidChange() {}

  /// Returns the size that fits the view best, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that fits it best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Returns the size of the view according to its constraints, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// Returns the size of the view according to its constraints, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  /// The smallest possible size.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The largest possible size.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Applies changes immediately, without an animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Applies changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// Sets whether animations are enabled. Has no effect: views are never animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  /// Whether animations are enabled.
  public private(set) static var areAnimationsEnabled = true
}

extension NSLayoutConstraint {
  /// The horizontal or the vertical axis.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension UITraitCollection {
  /// Creates the traits that a view or a controller overrides.
  convenience init(override style: UIUserInterfaceStyle) {
    self.init(values: Values(userInterfaceStyle: style == .unspecified ? nil : style))
  }
}
