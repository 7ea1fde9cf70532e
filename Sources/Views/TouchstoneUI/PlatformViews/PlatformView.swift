public import Foundation
import TouchstoneCore

/// The common base of UIKit and AppKit views: frames and subviews. They are never drawn, except for those that host a
/// SwiftUI view.
///
/// - Source: UIKit, `UIView`; AppKit, `NSView`.
@MainActor @preconcurrency
open class PlatformView: PlatformResponder {
  /// The frame of the view in its superview, in points.
  open var frame: CGRect { didSet { KeyValueObservers.check(self) } }
  /// Whether the view and its subviews are hidden.
  open var isHidden = false { didSet { KeyValueObservers.check(self) } }
  /// A number that identifies the view.
  open var tag = 0
  /// Whether the frame is translated into constraints. Has no effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The identifier of the view for tests.
  open var accessibilityIdentifier: String?
  /// Whether VoiceOver ignores the view's siblings.
  open var accessibilityViewIsModal = false
  open var accessibilityLabel: String?

  package private(set) var children: [PlatformView] = []
  package private(set) weak var parent: PlatformView?

  /// Creates a view, which is never drawn.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  private var boundsOrigin = CGPoint.zero

  /// The bounds of the view in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      // The frame tells observers, who then find the new origin as well as the new size.
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }

  /// The ideal size of the content. `noIntrinsicMetric` means that a dimension can have any length.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The value for a dimension that can have any length.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Invalidates the intrinsic content size. Has no effect.
  open func invalidateIntrinsicContentSize() {}

  private var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistancePriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// Sets the priority of not growing. It is kept, and has no effect: frames are those that code sets.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis] = priority
  }
  /// Returns the priority of not growing: low until it is set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis] ?? .defaultLow
  }
  /// Sets the priority of not shrinking. It is kept, and has no effect: frames are those that code sets.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistancePriorities[axis] = priority
  }
  /// Returns the priority of not shrinking: high until it is set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistancePriorities[axis] ?? .defaultHigh
  }

  /// The value of a property whose changes observers are told of by name.
  func observedValue(forKey key: String) -> (any Equatable)? {
    if let view = self as? UIView {
      if key == "center" { return view.center }
      if key == "alpha" { return view.alpha }
    }
    return switch key {
    case "bounds": bounds
    case "frame": frame
    case "hidden": isHidden
    default: (self as? any NamedProperties)?.namedValue(forKey: key)
    }
  }

  package func insert(_ child: PlatformView, at index: Int? = nil) {
    child.leaveParent()
    children.insert(child, at: min(max(index ?? children.count, 0), children.count))
    child.parent = self
  }

  package func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

extension PlatformView {
  /// The leading edge, for constraints, which have no effect.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, for constraints, which have no effect.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge, for constraints, which have no effect.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge, for constraints, which have no effect.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The horizontal centre, for constraints, which have no effect.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top, for constraints, which have no effect.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom, for constraints, which have no effect.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The vertical centre, for constraints, which have no effect.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width, for constraints, which have no effect.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height, for constraints, which have no effect.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
