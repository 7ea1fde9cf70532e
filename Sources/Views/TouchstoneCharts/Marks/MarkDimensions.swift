public import Foundation
import TouchstoneDrawing

/// The widths, heights or radii of a plot's marks.
///
/// - Source: Swift Charts, `MarkDimensions`.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  /// The default dimensions.
  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

  /// Returns a fixed length, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }

  /// Returns a fixed length for each element, in points.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }

  /// Returns a fraction of the step of the scale.
  public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }

  /// Returns a fraction of the step of the scale for each element.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }

  /// Returns the step of the scale, inset by a distance in points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }

  /// Returns the step of the scale, inset by a distance in points on each side, for each element.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
}

extension MarkDimensions: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
