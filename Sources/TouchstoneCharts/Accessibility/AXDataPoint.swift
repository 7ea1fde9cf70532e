/// A point of a series.
///
/// - Source: Accessibility, `AXDataPoint`.
public final class AXDataPoint {
  public var xValue: AXDataPointValue
  public var yValue: AXDataPointValue?
  public var additionalValues: [AXDataPointValue]
  public var label: String?

  /// Creates a point at two numbers.
  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point at a category and a number.
  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}
