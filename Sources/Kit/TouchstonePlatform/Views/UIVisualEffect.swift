public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A visual effect on the content behind a view.
@preconcurrency
open class UIVisualEffect: NSObject {}

/// A view that applies a visual effect to what is behind it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// The view for the content in front of the effect.
  public private(set) lazy var contentView = UIView()

  /// Creates a visual effect view.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }
}
