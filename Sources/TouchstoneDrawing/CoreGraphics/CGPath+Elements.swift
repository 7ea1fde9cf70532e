public import Foundation

/// What a step of an outline does.
///
/// - Source: Core Graphics, `CGPathElementType`.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a part of the outline at a point.
  case moveToPoint = 0
  /// A straight line to a point.
  case addLineToPoint = 1
  /// A curve with one control point; the points are the control point and the end.
  case addQuadCurveToPoint = 2
  /// A curve with two control points; the points are the two control points and the end.
  case addCurveToPoint = 3
  /// A straight line back to where the part began.
  case closeSubpath = 4
}

/// A step of an outline.
///
/// - Source: Core Graphics, `CGPathElement`.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The control points and then the end: one point for a move or a line, two and three for curves, none to close. They
  /// may be read as long as the call lasts that hands the element out.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What `CGPath.apply(info:function:)` calls; Core Graphics' type is one of C, here any closure will do.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure with each step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      var (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let end): (.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
        case .closeSubpath: (.closeSubpath, [])
        }
      points.withUnsafeMutableBufferPointer { buffer in
        // Of no points, the address of nothing.
        var origin = CGPoint.zero
        withUnsafeMutablePointer(to: &origin) { none in
          withUnsafePointer(to: CGPathElement(type: type, points: buffer.baseAddress ?? none), block)
        }
      }
    }
  }

  /// Calls a function with each step.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// The outline after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// An outline after a transform, which can grow.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the area that a stroke covers.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke.
  ///   - lineCap: How open ends look.
  ///   - lineJoin: How corners look.
  ///   - miterLimit: Up to how many line widths a corner may reach before it is cut off.
  ///   - transform: Applied to the outline before it is stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(outline.applying(transform).strokedPath(style))
  }

  /// The dashes of the outline, as open lines.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the outline begins.
  ///   - lengths: The lengths of dashes and gaps, in turn.
  ///   - transform: Applied to the outline before it is dashed.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(outline.applying(transform).dashed(lengths, phase: phase))
  }

  /// The outline with lines in the place of its curves.
  ///
  /// - Parameter threshold: How far the lines may lie off the curves.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(outline.flattened(tolerance: max(threshold, 1e-3)))
  }
}

extension CGMutablePath {
  /// Adds the arc that rounds the corner between two lines: from the current point to the first end, and on to the
  /// second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds an arc, joined to the current point by a line; angles in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(delta)), transform: transform)
  }
}
