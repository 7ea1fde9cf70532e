public import Foundation

/// The way a line or an area is interpolated between its points.
///
/// - Source: Swift Charts, `InterpolationMethod`.
public struct InterpolationMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear
    case monotone
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    /// The fraction of the way to the next point at which the step is.
    case step(at: CGFloat)
  }

  let storage: Storage

  /// Straight lines.
  public static let linear = InterpolationMethod(storage: .linear)
  /// A curve that rises and falls only where its points do.
  public static let monotone = InterpolationMethod(storage: .monotone)
  /// A cardinal spline without tension.
  public static let cardinal = InterpolationMethod(storage: .cardinal(tension: 0))
  /// A centripetal Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod(storage: .catmullRom(alpha: 0.5))
  /// Steps that start at the points: the value is held until the next point.
  public static let stepStart = InterpolationMethod(storage: .step(at: 1))
  /// Steps halfway between the points.
  public static let stepCenter = InterpolationMethod(storage: .step(at: 0.5))
  /// Steps that end at the points: the value changes at the previous point.
  public static let stepEnd = InterpolationMethod(storage: .step(at: 0))

  /// Returns a cardinal spline with the given tension; at 1 its tangents vanish.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }

  /// Returns a Catmull-Rom spline: uniform for an alpha of 0, centripetal for 0.5, chordal for 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha: alpha))
  }
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the method, with its tension or alpha if it has one.
  public var description: String {
    switch storage {
    case .linear: "linear"
    case .monotone: "monotone"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .step(at: 1): "stepStart"
    case .step(at: 0): "stepEnd"
    case .step: "stepCenter"
    }
  }
}
