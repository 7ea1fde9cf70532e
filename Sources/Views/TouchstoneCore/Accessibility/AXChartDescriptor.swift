/// A description of a chart for assistive technologies.
///
/// - Source: Accessibility, `AXChartDescriptor`.
public final class AXChartDescriptor {
  /// The title of the chart.
  public var title: String?
  /// A one-sentence summary of what the chart shows.
  public var summary: String?
  /// The x axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The y axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Axes for the additional values of the data points.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The data series.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description of a chart.
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
