public import Foundation
import TouchstoneDrawing

// AppKit's ways to draw and to go on from the current point.
extension UIBezierPath {
  /// Starts a new subpath at a distance from the current point.
  public func relativeMove(to point: CGPoint) { move(to: absolute(point)) }
  /// Adds a straight line to a distance from the current point.
  public func relativeLine(to point: CGPoint) { addLine(to: absolute(point)) }
  /// Adds a cubic Bézier curve whose points are distances from the current point.
  public func relativeCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(
      to: absolute(endPoint), controlPoint1: absolute(controlPoint1), controlPoint2: absolute(controlPoint2))
  }

  /// Strokes a straight line in the current context, one point wide.
  public class func strokeLine(from point1: CGPoint, to point2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: point1)
    path.addLine(to: point2)
    path.stroke()
  }

  /// Intersects the clip of the current context with a rectangle.
  public class func clip(_ rect: CGRect) { DrawingContexts.current?.clip(to: rect) }

  private func absolute(_ point: CGPoint) -> CGPoint {
    let start = currentPoint
    return CGPoint(x: start.x + point.x, y: start.y + point.y)
  }
}
