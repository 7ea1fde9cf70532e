public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

// The UIKit views that are wrapped most often. They store their settings; none is drawn.

/// An activity indicator.
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size of the indicator.
  open var style: Style
  /// Whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true
  open var color: UIColor?
  open private(set) var isAnimating = false

  /// Creates an activity indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates an activity indicator of medium size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
}
