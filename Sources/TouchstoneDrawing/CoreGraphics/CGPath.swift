public import Foundation

/// An outline that is shared by reference.
///
/// A class because Core Graphics' is one. `Path` is the value behind it.
///
/// - Source: Core Graphics, `CGPath`.
public class CGPath: Hashable {
  /// The outline.
  package internal(set) var outline: Path

  package init(_ outline: Path) {
    self.outline = outline
  }

  /// Creates the outline of a rectangle after a transform.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the ellipse that touches the sides of a rectangle, after a transform.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the outline of a rectangle with elliptical corners, after a transform.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the outline has no step.
  public var isEmpty: Bool { outline.isEmpty }

  /// The box around the points and the control points of the outline.
  public var boundingBox: CGRect {
    let points = outline.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .closeSubpath: []
      }
    }
    return points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// The box around the outline.
  public var boundingBoxOfPath: CGRect { outline.boundingRect }

  /// The last point; the origin where there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point lies in the area of the outline after a transform.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// An outline of the same steps.
  public func copy() -> CGPath? { CGPath(outline) }

  /// An outline of the same steps, which can grow.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

/// An outline that grows.
///
/// - Source: Core Graphics, `CGMutablePath`.
public final class CGMutablePath: CGPath {
  override package init(_ outline: Path) {
    super.init(outline)
  }

  /// Creates an outline without a step.
  public convenience init() {
    self.init(Path())
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a line back to where the part began.
  public func closeSubpath() {
    outline.closeSubpath()
  }

  /// Adds a rectangle as a part of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform: transform)
  }

  /// Adds rectangles, each as a part of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    outline.addRects(rects, transform: transform)
  }

  /// Adds a part of lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    outline.addLines(points.map { $0.applying(transform) })
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    outline.addPath(Path(roundedRect: rect, cornerSize: size, style: .circular), transform: transform)
  }

  /// Adds an arc, joined to the current point by a line; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds all parts of another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.addPath(path.outline, transform: transform)
  }
}

extension Path {
  /// Creates the outline that a Core Graphics path holds.
  public init(_ path: CGPath) {
    self = path.outline
  }

  /// The outline as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}
