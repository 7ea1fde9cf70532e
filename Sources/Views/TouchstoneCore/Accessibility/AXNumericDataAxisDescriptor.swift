/// A description of a numeric axis.
///
/// - Source: Accessibility, `AXNumericDataAxisDescriptor`.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The scale that maps numbers to pitches.
  public enum ScaleType: Sendable {
    case linear, log10, ln
  }

  public var title: String
  /// The range of the axis.
  public var range: ClosedRange<Double>
  /// The values at which the axis has grid lines.
  public var gridlinePositions: [Double]
  /// The scale that maps numbers to pitches.
  public var scaleType = ScaleType.linear
  /// A closure that returns the spoken description of a value.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates a description of a numeric axis.
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
