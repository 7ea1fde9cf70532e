public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A view of a collection, which is never drawn.
open class UICollectionReusableView: UIView {
  public var reuseIdentifier: String? { nil }

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view for a registration, and returns `nil` for archives of Interface Builder, which are not supported.
  public required init?(coder: NSCoder) {
    guard coder is RegistrationCoder else { return nil }
    super.init(frame: .zero)
  }

  /// Called before the view is used again. Never called.
  open func prepareForReuse() {}
}

/// The coder that a view is created with for a registration: without an Objective-C runtime, `init(coder:)` is the only
/// initialiser that all classes of views have.
final class RegistrationCoder: NSCoder {}
