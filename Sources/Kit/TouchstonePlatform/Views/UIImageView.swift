public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// An image view.
open class UIImageView: UIView {
  open var image: UIImage?

  /// Creates an image view at the size of its image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates an image view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }
}
