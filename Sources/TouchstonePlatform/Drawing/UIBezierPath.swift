public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// An outline that draws itself into the current context, with the ways to write it of UIKit and of AppKit.
///
/// - Source: UIKit, `UIBezierPath`; AppKit, `NSBezierPath`, which is the same class here.
public final class UIBezierPath: NSObject {
  fileprivate var path: Path
  /// The width of strokes, in points.
  public var lineWidth: CGFloat = 1
  /// The ends of strokes.
  public var lineCapStyle = CGLineCap.butt
  /// The corners of strokes.
  public var lineJoinStyle = CGLineJoin.miter
  /// From which length on corners are cut off.
  public var miterLimit: CGFloat = 10
  /// Whether crossings decide what is inside, not windings.
  public var usesEvenOddFillRule = false
  fileprivate var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty outline.
  public override init() {
    path = Path()
    super.init()
  }

  /// Creates an outline from one of Core Graphics.
  public init(cgPath: CGPath) {
    path = Path(cgPath)
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a rectangle with round corners, which bend smoothly.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates a rectangle with round corners, as AppKit spells it.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular))
  }

  /// Creates a rectangle of which some corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// Creates a part of a circle, with angles in radians.
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

  /// The outline as Core Graphics' kind.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle around the outline.
  public var bounds: CGRect { path.boundingRect }
  /// Where the next line begins.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether nothing was added.
  public var isEmpty: Bool { path.isEmpty }
}

/// An outline of AppKit: UIKit's, by its other name.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
  /// Begins a part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, with angles in radians; clockwise as it is seen where y runs downwards.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }
  /// Closes the part.
  public func close() { path.closeSubpath() }
  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or stretches the outline.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Takes all points away.
  public func removeAllPoints() { path = Path() }
  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Sets how strokes are broken.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// Adds a line, as AppKit spells it.
  public func line(to point: CGPoint) { addLine(to: point) }
  /// Adds a cubic curve, as AppKit spells it.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Adds a rectangle, as AppKit spells it.
  public func appendRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse in a rectangle, as AppKit spells it.
  public func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rectangle with round corners, as AppKit spells it.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
  }
  /// Adds a part of a circle, with angles in degrees, as AppKit spells it.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle), endAngle: .degrees(endAngle),
      clockwise: clockwise)
  }

  /// Fills the outline in the current context.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the outline in the current context.
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

  /// Lets drawing into the current context show inside of the outline only.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

/// Corners of a rectangle.
///
/// - Source: UIKit, `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
