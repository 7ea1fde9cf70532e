public import Foundation

/// A mark that represents data as a sector of a pie or donut chart.
///
/// Sectors are laid out clockwise from the top, in data order; together they fill the whole circle.
///
/// - Source: Swift Charts, `SectorMark`; radii measured in pictures that Apple's frameworks drew.
public struct SectorMark {
  let specification: MarkSpecification

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: The share of the sector in the sum of all, or a range of the sum.
  ///   - innerRadius: A ratio is one of the outer radius; 0 by default.
  ///   - outerRadius: A ratio is one of half the shorter side of the plot; 1 by default.
  ///   - angularInset: How far each of the two straight edges is moved inwards, in points.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var specification = MarkSpecification(.sector, x: .value(angle.channel))
    specification.sector = SectorGeometry(
      innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset ?? 0)
    self.specification = specification
  }
}

extension SectorMark: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { collector.add(specification) }
}
