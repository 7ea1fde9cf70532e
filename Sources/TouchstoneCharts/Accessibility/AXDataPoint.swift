/// A point of a series.
///
/// - Source: Accessibility, `AXDataPoint`.
public final class AXDataPoint {
  /// The place along the axis.
  public var xValue: AXDataPointValue
  /// The value; `nil` where there is none.
  public var yValue: AXDataPointValue?
  /// The values on the other axes.
  public var additionalValues: [AXDataPointValue]
  /// The name of the point.
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
