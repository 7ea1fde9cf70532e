public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A view of a collection, which is never drawn.
///
/// - Source: UIKit, `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
  /// The identifier.
  public var reuseIdentifier: String? { nil }

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Called before the view is used again. Never called.
  open func prepareForReuse() {}
}
