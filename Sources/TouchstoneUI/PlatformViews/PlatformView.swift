public import Foundation
import TouchstoneCore

/// What views of UIKit and AppKit have in common: frames, and views inside. They are never drawn here, save for those that
/// hold a SwiftUI view.
///
/// - Source: UIKit, `UIView`; AppKit, `NSView`.
@MainActor @preconcurrency
open class PlatformView: PlatformResponder {
  /// The place of the view in the view around, in points.
  open var frame: CGRect
  /// Whether the view and those inside are left out.
  open var isHidden = false
  /// A number that finds the view.
  open var tag = 0
  /// Whether the frame makes constraints; there are none here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The name that tests know the view by.
  open var accessibilityIdentifier: String?
  /// What is read aloud.
  open var accessibilityLabel: String?
  /// The layer, which is never drawn.
  public private(set) lazy var layer: CALayer = CALayer()

  package private(set) var children: [PlatformView] = []
  package private(set) weak var parent: PlatformView?

  /// Creates a view, which is never drawn.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// The place of what the view shows, in points, in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The size that the content likes; a side of `noIntrinsicMetric` is any.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// A side that is any.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Tells that the size of the content has changed; nothing waits for it here.
  open func invalidateIntrinsicContentSize() {}

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
  /// The leading edge, for constraints, which change nothing here.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The trailing edge, for constraints, which change nothing here.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge, for constraints, which change nothing here.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge, for constraints, which change nothing here.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle across, for constraints, which change nothing here.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The top, for constraints, which change nothing here.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The bottom, for constraints, which change nothing here.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from top to bottom, for constraints, which change nothing here.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width, for constraints, which change nothing here.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height, for constraints, which change nothing here.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
