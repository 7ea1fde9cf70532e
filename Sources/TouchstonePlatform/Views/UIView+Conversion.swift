public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIView {
  /// From the coordinates of the view to those of its outermost superview, such as the window.
  private var toOutermost: CGAffineTransform {
    guard let superview else { return .identity }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
      .concatenating(superview.toOutermost)
  }

  /// From the coordinates of one view to those of another one; of the window where a view is `nil`.
  private static func conversion(from: UIView?, to: UIView?) -> CGAffineTransform {
    (from?.toOutermost ?? .identity).concatenating((to?.toOutermost ?? .identity).inverted())
  }

  /// Returns a point of this view in the coordinates of another one; of the window, if that is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(UIView.conversion(from: self, to: view))
  }

  /// Returns a point of another view, or of the window, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(UIView.conversion(from: view, to: self))
  }

  /// Returns the smallest rectangle around a rectangle of this view in the coordinates of another one; of the window, if
  /// that is `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(UIView.conversion(from: self, to: view))
  }

  /// Returns the smallest rectangle around a rectangle of another view, or of the window, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(UIView.conversion(from: view, to: self))
  }
}

extension CGRect {
  /// Returns the rectangle without its edges.
  ///
  /// - Source: UIKit, `CGRect.inset(by:)`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
