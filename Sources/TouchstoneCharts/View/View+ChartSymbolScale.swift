import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Sets the symbols of values, in the order of the legend.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbol) { scale in
      scale.pairs = mapping.map { ($0.key.plotted, AnyChartSymbolShape($0.value)) }
    }
  }

  /// Sets which values have symbols, in the order of the legend.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> ModifiedContent<Self, _ChartModifier>
  {
    styleScale(\.symbol) { $0.domain = DomainSpecification(domain) }
  }

  /// Sets which values have which symbols.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape])
    -> ModifiedContent<Self, _ChartModifier>
  {
    styleScale(\.symbol) { scale in
      scale.domain = DomainSpecification(domain)
      scale.range = range.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the symbols of values, in the order in which they appear.
  public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbol) { scale in
      scale.range = range.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets which values have symbols, and finds these by a closure.
  public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> ModifiedContent<Self, _ChartModifier> where Domain.Element: Plottable {
    styleScale(\.symbol) { scale in
      scale.domain = .values(domain.map(\.plotted))
      scale.mapping = { Domain.Element(plotted: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  /// Finds the symbols of values by a closure.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbol) { scale in
      scale.mapping = { DataValue(plotted: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  /// Sets the line styles of values, in the order of the legend.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.line) { scale in
      scale.pairs = mapping.map { ($0.key.plotted, $0.value) }
    }
  }

  /// Sets which values have line styles, in the order of the legend.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> ModifiedContent<
    Self, _ChartModifier
  > {
    styleScale(\.line) { $0.domain = DomainSpecification(domain) }
  }

  /// Sets which values have which line styles.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle])
    -> ModifiedContent<Self, _ChartModifier>
  {
    styleScale(\.line) { scale in
      scale.domain = DomainSpecification(domain)
      scale.range = range
    }
  }

  /// Sets the line styles of values, in the order in which they appear.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.line) { $0.range = range }
  }

  /// Sets which values have line styles, and finds these by a closure.
  public nonisolated func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> ModifiedContent<Self, _ChartModifier> where Domain.Element: Plottable {
    styleScale(\.line) { scale in
      scale.domain = .values(domain.map(\.plotted))
      scale.mapping = { Domain.Element(plotted: $0).map(mapping) }
    }
  }

  /// Finds the line styles of values by a closure.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.line) { scale in
      scale.mapping = { DataValue(plotted: $0).map(mapping) }
    }
  }
}
