public import Foundation
import TouchstoneDrawing

// AppKit's way to read a path.
extension UIBezierPath {
  /// The kinds of a path's elements.
  ///
  /// - Source: AppKit, `NSBezierPath.ElementType`.
  public enum ElementType: UInt, Sendable {
    /// Begins a new subpath at a point.
    case moveTo
    /// A straight line to a point.
    case lineTo
    /// A curve: two control points and its end.
    case cubicCurveTo
    /// A straight line back to the start of the subpath.
    case closePath
    /// A curve: a control point and its end.
    case quadraticCurveTo

    /// A curve: two control points and its end.
    public static let curveTo = ElementType.cubicCurveTo
  }

  /// The number of elements.
  public var elementCount: Int { Path(cgPath).elements.count }

  /// Returns the kind of an element.
  ///
  /// - Parameters:
  ///   - index: The index of the element, from 0 to `elementCount` − 1.
  ///   - points: Takes up to three points: the control points, then the end.
  public func element(at index: Int, associatedPoints points: UnsafeMutablePointer<CGPoint>? = nil) -> ElementType {
    switch Path(cgPath).elements[index] {
    case .move(let end):
      points?[0] = end
      return .moveTo
    case .line(let end):
      points?[0] = end
      return .lineTo
    case .quadCurve(let end, let control):
      points?[0] = control
      points?[1] = end
      return .quadraticCurveTo
    case .curve(let end, let first, let second):
      points?[0] = first
      points?[1] = second
      points?[2] = end
      return .cubicCurveTo
    case .closeSubpath: return .closePath
    }
  }
}
