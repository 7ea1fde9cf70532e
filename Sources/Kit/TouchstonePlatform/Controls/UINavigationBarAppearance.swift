public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// The appearance of a navigation bar. Pictures show its colours.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// The appearance of the button that confirms.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()

  /// The image of the back button.
  public private(set) var backIndicatorImage: UIImage?
  /// The mask of the back button.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}
