/// What a chart is to people who hear it.
///
/// - Source: Accessibility, `AXChartDescriptor`.
public final class AXChartDescriptor {
  /// The name of the chart.
  public var title: String?
  /// What the chart shows, in a sentence.
  public var summary: String?
  /// The axis that the points lie along.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of their values.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of the points' other values.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The points, by series.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}
