/// A description of a data series.
///
/// - Source: Accessibility, `AXDataSeriesDescriptor`.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether the series is continuous, such as a line, rather than a set of separate points.
  public var isContinuous: Bool
  /// The points, in order.
  public var dataPoints: [AXDataPoint]

  /// Creates a description of a data series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
