public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Points and rectangles in the coordinates of other views.
///
/// - Source: UIKit, `UIView.convert(_:to:)`; AppKit, `NSView.convert(_:to:)`.
extension PlatformView {
  /// From the coordinates of the view to those of its outermost superview, such as the window.
  private var toOutermost: CGAffineTransform {
    guard let parent else { return .identity }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating((self as? UIView)?.transform ?? .identity)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
      .concatenating(parent.toOutermost)
  }

  /// From the coordinates of one view to those of another one; of the window where a view is `nil`.
  private static func conversion(from: PlatformView?, to: PlatformView?) -> CGAffineTransform {
    (from?.toOutermost ?? .identity).concatenating((to?.toOutermost ?? .identity).inverted())
  }

  /// Returns a point of this view in the coordinates of another one; of the window, if that is `nil`.
  public func convert(_ point: CGPoint, to view: PlatformView?) -> CGPoint {
    point.applying(PlatformView.conversion(from: self, to: view))
  }

  /// Returns a point of another view, or of the window, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: PlatformView?) -> CGPoint {
    point.applying(PlatformView.conversion(from: view, to: self))
  }

  /// Returns the smallest rectangle around a rectangle of this view in the coordinates of another one; of the window, if
  /// that is `nil`.
  public func convert(_ rect: CGRect, to view: PlatformView?) -> CGRect {
    rect.applying(PlatformView.conversion(from: self, to: view))
  }

  /// Returns the smallest rectangle around a rectangle of another view, or of the window, in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: PlatformView?) -> CGRect {
    rect.applying(PlatformView.conversion(from: view, to: self))
  }
}
