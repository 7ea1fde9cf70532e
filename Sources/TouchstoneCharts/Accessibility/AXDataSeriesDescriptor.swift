/// A series of points.
///
/// - Source: Accessibility, `AXDataSeriesDescriptor`.
public final class AXDataSeriesDescriptor {
  public var name: String?
  /// Whether the points are connected.
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
