public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// A path that draws itself into the current context, with both UIKit's and AppKit's spellings.
///
/// - Source: UIKit, `UIBezierPath`; AppKit, `NSBezierPath`, which is the same class here.
public final class UIBezierPath: NSObject {
  fileprivate var path: Path
  /// The line width of strokes, in points.
  public var lineWidth: CGFloat = 1
  /// The line cap of strokes.
  public var lineCapStyle = CGLineCap.butt
  /// The line join of strokes.
  public var lineJoinStyle = CGLineJoin.miter
  /// The miter limit: the ratio of miter length to line width above which a corner is cut off.
  public var miterLimit: CGFloat = 10
  /// Whether the even-odd rule decides what is inside, not the winding rule.
  public var usesEvenOddFillRule = false
  fileprivate var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  /// Creates a path from a Core Graphics path.
  public init(cgPath: CGPath) {
    path = Path(cgPath)
    super.init()
  }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates a path with the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a path with a rounded rectangle with continuous corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates a path with a rounded rectangle with circular corners, in AppKit's spelling.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular))
  }

  /// Creates a path with a rectangle that has some rounded corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// Creates a path with an arc, with angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  fileprivate init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// The Core Graphics path.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The bounding rectangle of the path.
  public var bounds: CGRect { path.boundingRect }
  /// The current point of the path: the point where the next segment starts.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public var isEmpty: Bool { path.isEmpty }
}

/// A path, by AppKit's name.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
  /// Returns a path of the same segments in the opposite direction, the last one first.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath(path.reversed())
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    return result
  }

  /// The path in the opposite direction, in AppKit's spelling.
  public var reversed: UIBezierPath { reversing() }
}

extension UIBezierPath {
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, with angles in radians; clockwise as seen with y pointing down.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Closes the current subpath.
  public func close() { path.closeSubpath() }
  /// Appends another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points of the path.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Removes all points from the path.
  public func removeAllPoints() { path = Path() }
  /// Returns whether a point is inside the path.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Sets the dash pattern of strokes.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Adds a straight line, in AppKit's spelling.
  public func line(to point: CGPoint) { addLine(to: point) }
  /// Adds a cubic Bézier curve, in AppKit's spelling.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Adds a rectangle, in AppKit's spelling.
  public func appendRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that fits a rectangle, in AppKit's spelling.
  public func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rounded rectangle, in AppKit's spelling.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
  }
  /// Adds an arc, with angles in degrees, in AppKit's spelling.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle), endAngle: .degrees(endAngle),
      clockwise: clockwise)
  }

  /// Fills the path in the current context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Intersects the clip of the current context with the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
