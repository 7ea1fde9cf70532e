/// A point of a data series.
///
/// - Source: Accessibility, `AXDataPoint`.
public final class AXDataPoint {
  /// The x value.
  public var xValue: AXDataPointValue
  /// The y value, or `nil` if there is none.
  public var yValue: AXDataPointValue?
  /// The values on the additional axes.
  public var additionalValues: [AXDataPointValue]
  /// The label of the point.
  public var label: String?

  /// Creates a point with a numeric x value.
  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point with a categorical x value.
  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}
