/// A series of points.
///
/// - Source: Accessibility, `AXDataSeriesDescriptor`.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether the points are connected.
  public var isContinuous: Bool
  /// The points, in their order.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
