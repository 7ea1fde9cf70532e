public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// Geometry in objects, as notifications of the keyboard and animations have it.
///
/// - Source: UIKit, the additions to `NSValue`.
extension NSValue {
  /// Creates an object for a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object for a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object for a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object for a vector.
  public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
  /// Creates an object for distances from edges.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
  /// The distances from edges.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
