import Foundation
public import TouchstoneDrawing

/// A timing function that maps progress from 0 to 1.
///
/// - Source: SwiftUI, `UnitCurve`; the Bézier easings are those of CSS Easing Functions Level 1.
public struct UnitCurve: Hashable, Sendable {
  private indirect enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicBezierEasing)
    case circularIn
    case circularOut
    case circularInOut
    case inverse(Shape)
  }

  private let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  public static let linear = UnitCurve(.linear)
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(.bezier(CubicBezierEasing(x1: 0.42, y1: 0, x2: 1, y2: 1)))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(.bezier(CubicBezierEasing(x1: 0, y1: 0, x2: 0.58, y2: 1)))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(CubicBezierEasing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
  /// A circular curve that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A circular curve that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// A circular curve that starts and ends slowly.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The former name of `easeInOut`.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezierEasing(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
          y2: Double(endControlPoint.y))))
  }

  /// The curve with its axes swapped: fast where this one is slow.
  public var inverse: UnitCurve {
    if case .inverse(let inner) = shape { return UnitCurve(inner) }
    return UnitCurve(.inverse(shape))
  }

  /// Returns the output at a progress, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    Self.value(of: shape, at: progress.isNaN ? 0 : min(max(progress, 0), 1))
  }

  /// Returns the slope at a progress, which is clamped to 0…1.
  public func velocity(at progress: Double) -> Double {
    Self.velocity(of: shape, at: progress.isNaN ? 0 : min(max(progress, 0), 1))
  }

  private static func value(of shape: Shape, at x: Double) -> Double {
    switch shape {
    case .linear: x
    case .bezier(let easing): easing.value(at: x)
    case .circularIn: 1 - (1 - x * x).squareRoot()
    case .circularOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      x < 0.5 ? value(of: .circularIn, at: 2 * x) / 2 : (1 + value(of: .circularOut, at: 2 * x - 1)) / 2
    case .inverse(.linear): x
    case .inverse(.bezier(let easing)): easing.inverse.value(at: x)
    case .inverse(.circularIn): value(of: .circularOut, at: x)
    case .inverse(.circularOut): value(of: .circularIn, at: x)
    case .inverse(.circularInOut):
      x < 0.5 ? value(of: .circularOut, at: 2 * x) / 2 : (1 + value(of: .circularIn, at: 2 * x - 1)) / 2
    case .inverse(.inverse(let inner)): value(of: inner, at: x)
    }
  }

  private static func velocity(of shape: Shape, at x: Double) -> Double {
    switch shape {
    case .linear: 1
    case .bezier(let easing): easing.slope(at: x)
    case .circularIn: x / (1 - x * x).squareRoot()
    case .circularOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut: velocity(of: x < 0.5 ? .circularIn : .circularOut, at: x < 0.5 ? 2 * x : 2 * x - 1)
    case .inverse(.linear): 1
    case .inverse(.bezier(let easing)): easing.inverse.slope(at: x)
    case .inverse(.circularIn): velocity(of: .circularOut, at: x)
    case .inverse(.circularOut): velocity(of: .circularIn, at: x)
    case .inverse(.circularInOut):
      velocity(of: x < 0.5 ? .circularOut : .circularIn, at: x < 0.5 ? 2 * x : 2 * x - 1)
    case .inverse(.inverse(let inner)): velocity(of: inner, at: x)
    }
  }
}
