public import Foundation
import TouchstoneDrawing

/// The widths, the heights or the radii of the marks of a collection.
///
/// - Source: Swift Charts, `MarkDimensions`.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  /// What suits the marks.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }

  /// A length in points for each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }

  /// A share of the step of the scale.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }

  /// A share of the step of the scale for each element.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }

  /// The step of the scale less an inset on each side, in points.
  public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }

  /// The step of the scale less an inset on each side, in points, for each element.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
}

extension MarkDimensions: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
