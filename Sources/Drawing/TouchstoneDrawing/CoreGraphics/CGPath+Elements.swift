public import Foundation

/// The type of a path element.
///
/// - Source: Core Graphics, `CGPathElementType`.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a new subpath at a point.
  case moveToPoint = 0
  /// A straight line to a point.
  case addLineToPoint = 1
  /// A curve with one control point; the points are the control point and the end.
  case addQuadCurveToPoint = 2
  /// A curve with two control points; the points are the two control points and the end.
  case addCurveToPoint = 3
  /// A straight line back to the start of the subpath.
  case closeSubpath = 4
}

/// An element of a path.
///
/// - Source: Core Graphics, `CGPathElement`.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The control points followed by the end point: one point for a move or a line, two or three for curves, none for a
  /// close. They are valid only during the call that provides the element.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The function that `CGPath.apply(info:function:)` calls; a C function in Core Graphics, any closure here.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure with each element.
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
        // With no points, use a placeholder address.
        var origin = CGPoint.zero
        withUnsafeMutablePointer(to: &origin) { none in
          withUnsafePointer(to: CGPathElement(type: type, points: buffer.baseAddress ?? none), block)
        }
      }
    }
  }

  /// Calls a function with each element.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns a copy of the path after applying a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy of the path after applying a transform.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of the path's stroke.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width.
  ///   - lineCap: The shape of open ends.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The maximum length of a miter in line widths; longer ones become bevels.
  ///   - transform: A transform applied to the path before it is stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(outline.applying(transform).strokedPath(style))
  }

  /// Returns the dashes of the path as open lines.
  ///
  /// - Parameters:
  ///   - phase: The offset into the dash pattern at which the path begins.
  ///   - lengths: The lengths of alternating dashes and gaps.
  ///   - transform: A transform applied to the path before it is dashed.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(outline.applying(transform).dashed(lengths, phase: phase))
  }

  /// Returns the path with each curve replaced by lines.
  ///
  /// - Parameter threshold: The maximum distance between the lines and the curves.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(outline.flattened(tolerance: max(threshold, 1e-3)))
  }
}

extension CGMutablePath {
  /// Adds a circular arc that rounds the corner between two lines: from the current point to the first end, and on to
  /// the second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a circular arc, connected to the current point by a line; angles are in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(delta)), transform: transform)
  }
}
