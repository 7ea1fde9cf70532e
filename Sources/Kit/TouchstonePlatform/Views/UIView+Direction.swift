import TouchstoneDrawing
public import TouchstoneUI

extension UIView {
  /// The direction in which the view's content runs: that of ``semanticContentAttribute``, or else from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The layout margins, in the direction of the language, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isReversed ? layoutMargins.right : layoutMargins.left,
        bottom: layoutMargins.bottom, trailing: isReversed ? layoutMargins.left : layoutMargins.right)
    }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isReversed ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isReversed ? newValue.leading : newValue.trailing)
    }
  }
}
