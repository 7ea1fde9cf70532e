public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Views side by side or below each other. Use `HStack` and `VStack` to have them in pictures.
open class NSStackView: NSView {
  /// The direction of the views.
  open var orientation: NSUserInterfaceLayoutOrientation = .horizontal
  /// The alignment across the direction.
  open var alignment: NSLayoutConstraint.Attribute = .centerY
  /// The distance between views, in points.
  open var spacing: CGFloat = 8
  /// The lengths along the direction.
  open var distribution: Distribution = .gravityAreas
  /// The distances from the edges, in points.
  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Whether hidden views give up their space.
  open var detachesHiddenViews = true
  open weak var delegate: (any NSStackViewDelegate)?

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The views, from the leading edge or the top.
  public private(set) var arrangedSubviews: [NSView] = []

  /// The usual distance between views.
  public static let useDefaultSpacing: CGFloat = 3.40282347e+38

  /// The lengths along the direction.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    /// The other values of AppKit, in its order.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Creates a stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Inserts a view.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(insertionIndex, 0), arrangedSubviews.count))
    addSubview(view)
  }
  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    customSpacings[ObjectIdentifier(view)] = spacing
  }
  /// Returns the distance after a view, in points.
  open func customSpacing(after view: NSView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
  }
}
