public import Foundation
public import TouchstoneUI

extension View {
  /// Sets the sizes of symbols of values, in square points.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.symbolSize = StyleScaleSettings()
      settings.symbolSize.pairs = mapping.map { ($0.key.plotted, $0.value) }
    }
  }

  /// Sets which values have which sizes of symbols, in square points.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue == CGFloat {
    chart { settings in
      settings.symbolSize = StyleScaleSettings()
      settings.symbolSize.domain = DomainSpecification(domain)
      settings.symbolSize.setSizes(range)
      settings.symbolSize.type = type?.storage
    }
  }

  /// Sets which values have sizes of symbols.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.symbolSize = StyleScaleSettings()
      settings.symbolSize.domain = DomainSpecification(domain)
      settings.symbolSize.type = type?.storage
    }
  }

  /// Sets the sizes of symbols, in square points.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue == CGFloat {
    chart { settings in
      settings.symbolSize = StyleScaleSettings()
      settings.symbolSize.setSizes(range)
      settings.symbolSize.type = type?.storage
    }
  }

  /// Sets by which curve values become sizes of symbols.
  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.symbolSize = StyleScaleSettings()
      settings.symbolSize.type = type?.storage
    }
  }

  /// Sets which values have sizes of symbols, and finds these by a closure.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.symbolSize = StyleScaleSettings()
      settings.symbolSize.domain = .values(domain.map(\.plotted))
      settings.symbolSize.mapping = { DataValue(plotted: $0).map(mapping) }
    }
  }

  /// Finds the sizes of symbols of values by a closure.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> ModifiedContent<Self, _ChartModifier> {
    chart { settings in
      settings.symbolSize = StyleScaleSettings()
      settings.symbolSize.mapping = { DataValue(plotted: $0).map(mapping) }
    }
  }
}
