import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The course of an animation: a Bézier curve from (0, 0) to (1, 1).
///
/// - Source: Core Animation, `CAMediaTimingFunction`.
public final class CAMediaTimingFunction: Sendable {
  private let points: [CGPoint]

  /// Creates a course with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      .zero, CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
      CGPoint(x: 1, y: 1),
    ]
  }

  /// Creates a course with a name.
  ///
  /// - Source: Core Animation, `CAMediaTimingFunctionName`, which states the control points.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Writes the coordinates of a point from 0 to 3.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }
}

/// The name of a course.
///
/// - Source: Core Animation, `CAMediaTimingFunctionName`.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As Core Animation's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
