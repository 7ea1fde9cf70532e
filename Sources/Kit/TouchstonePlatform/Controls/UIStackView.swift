public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Views side by side or below each other. Use `HStack` and `VStack` to have them in pictures.
open class UIStackView: UIView {
  /// The direction of the views.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// The distance between views, in points.
  open var spacing: CGFloat = 0
  /// The alignment across the direction.
  open var alignment: Alignment = .fill
  /// The lengths along the direction.
  open var distribution: Distribution = .fill
  /// Whether distances are between baselines.
  open var isBaselineRelativeArrangement: Bool = false
  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement: Bool = false

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The views, from the leading edge or the top.
  public private(set) var arrangedSubviews: [UIView] = []

  /// The distance of the system between views.
  public static let spacingUseSystem: CGFloat = 1.17549435e-38
  /// The usual distance between views.
  public static let spacingUseDefault: CGFloat = 3.40282347e+38

  /// The alignment across the direction.
  public enum Alignment: Int, Sendable {
    /// The values of UIKit, in its order.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The lengths along the direction.
  public enum Distribution: Int, Sendable {
    /// The values of UIKit, in its order.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Creates a stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Inserts a view.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    addSubview(view)
  }
  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// Returns the distance after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}
