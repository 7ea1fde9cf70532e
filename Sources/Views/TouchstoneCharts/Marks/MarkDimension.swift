public import Foundation

/// The width, height or radius of a mark.
///
/// - Source: Swift Charts, `MarkDimension`.
public struct MarkDimension: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let storage: Storage

  /// The default dimension: 0.70 of the step of the scale.
  public static let automatic = MarkDimension(storage: .automatic)

  /// Returns a fixed length, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }

  /// Returns a fraction of the step of the scale.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(value)) }

  /// Returns the step of the scale, inset by a distance in points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(value)) }

  /// Returns the length for a step of the scale, in points; never negative.
  func length(step: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch storage {
      case .automatic: automatic
      case .fixed(let value): value
      case .ratio(let ratio): ratio * step
      case .inset(let inset): step - 2 * inset
      }
    return length.isFinite ? max(0, length) : 0
  }
}

extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
