public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension UIView {
  /// The origin of the view in the coordinates of its outermost superview, such as the window, in points.
  private var outermostOrigin: CGPoint {
    let around = superview?.outermostOrigin ?? CGPoint(x: -frame.minX, y: -frame.minY)
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }

  /// Returns a point of this view in the coordinates of another one; of the window, if that is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (outermostOrigin, view?.outermostOrigin ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Returns a point of another view, or of the window, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.outermostOrigin ?? .zero, outermostOrigin)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Returns a rectangle of this view in the coordinates of another one; of the window, if that is `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view, or of the window, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
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
