/// An axis of numbers.
///
/// - Source: Accessibility, `AXNumericDataAxisDescriptor`.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How numbers become pitches.
  public enum ScaleType: Sendable {
    case linear, log10, ln
  }

  public var title: String
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// The numbers at which the axis has lines.
  public var gridlinePositions: [Double]
  /// How numbers become pitches.
  public var scaleType = ScaleType.linear
  /// How a number is said.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}
