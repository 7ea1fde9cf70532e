public import Foundation
public import TouchstoneUI

extension View {
  /// Sets the symbol sizes of values, in square points.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbolSize) { $0.pairs = mapping.map { ($0.key.plotted, $0.value) } }
  }

  /// Sets the domain and range of the symbol size scale, in square points.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue == CGFloat {
    styleScale(\.symbolSize, type: type) {
      $0.domain = DomainSpecification(domain)
      $0.setSizes(range)
    }
  }

  /// Sets the domain of the symbol size scale.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbolSize, type: type) { $0.domain = DomainSpecification(domain) }
  }

  /// Sets the range of the symbol size scale, in square points.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue == CGFloat {
    styleScale(\.symbolSize, type: type) { $0.setSizes(range) }
  }

  /// Sets the type of the symbol size scale.
  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbolSize, type: type)
  }

  /// Sets the domain of the symbol size scale, and a closure that returns the size for a value.
  public nonisolated func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> ModifiedContent<Self, _ChartModifier> where Domain.Element: Plottable {
    styleScale(\.symbolSize) { $0.map(domain, mapping) }
  }

  /// Sets the closure that returns the symbol size for a value.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbolSize) { $0.map(mapping) }
  }
}
