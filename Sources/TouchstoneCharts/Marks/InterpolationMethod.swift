public import Foundation

/// How a line or an area runs between its points.
///
/// - Source: Swift Charts, `InterpolationMethod`.
public struct InterpolationMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear
    case monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    /// The share of the way to the next point after which the step comes.
    case step(at: CGFloat)
  }

  let storage: Storage

  /// Straight.
  public static let linear = InterpolationMethod(storage: .linear)
  /// In a curve that rises and falls only where its points do.
  public static let monotone = InterpolationMethod(storage: .monotone)
  /// In a cardinal spline without tension.
  public static let cardinal = InterpolationMethod(storage: .cardinal(tension: 0))
  /// In a centripetal Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod(storage: .catmullRom(alpha: 0.5))
  /// In steps at the points.
  public static let stepStart = InterpolationMethod(storage: .step(at: 1))
  /// In steps halfway between the points.
  public static let stepCenter = InterpolationMethod(storage: .step(at: 0.5))
  /// In steps before each point.
  public static let stepEnd = InterpolationMethod(storage: .step(at: 0))

  /// In a cardinal spline: at a tension of 1 its tangents vanish.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }

  /// In a Catmull-Rom spline: uniform with an alpha of 0, centripetal with 0.5, chordal with 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha: alpha))
  }
}
