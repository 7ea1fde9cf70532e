public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// An image view.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The pictures of an animation, which never runs.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var isAnimating: Bool { false }
  /// Starts the animation. Has no effect: pictures show `image`.
  open func startAnimating() {}
  /// Ends the animation. Has no effect.
  open func stopAnimating() {}

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
