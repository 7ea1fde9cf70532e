public import Foundation

/// A path with reference semantics.
///
/// A class because Core Graphics' is one. It wraps a `Path` value.
///
/// - Source: Core Graphics, `CGPath`.
public class CGPath: Hashable {
  /// The path as a value.
  package internal(set) var outline: Path

  package init(_ outline: Path) {
    self.outline = outline
  }

  /// Creates a rectangular path, transformed.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse inscribed in a rectangle, transformed.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with elliptical corners, transformed.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// The bounding box of all points, including control points.
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

  /// The bounding box of the path, not counting control points.
  public var boundingBoxOfPath: CGRect { outline.boundingRect }

  /// The current point; the origin if there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Returns whether a point is inside the path after applying a transform.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(outline) }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.outline == rhs.outline }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

/// A mutable path.
///
/// - Source: Core Graphics, `CGMutablePath`.
public final class CGMutablePath: CGPath {
  override package init(_ outline: Path) {
    super.init(outline)
  }

  /// Creates an empty path.
  public convenience init() {
    self.init(Path())
  }

  /// Begins a new subpath at a point.
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

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    outline.closeSubpath()
  }

  /// Adds a rectangle as a separate subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform: transform)
  }

  /// Adds rectangles, each as a separate subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    outline.addRects(rects, transform: transform)
  }

  /// Adds a subpath of connected lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    outline.addLines(points.map { $0.applying(transform) })
  }

  /// Adds the ellipse inscribed in a rectangle.
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

  /// Adds a circular arc, connected to the current point by a line; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds all subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.addPath(path.outline, transform: transform)
  }
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) {
    self = path.outline
  }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}
