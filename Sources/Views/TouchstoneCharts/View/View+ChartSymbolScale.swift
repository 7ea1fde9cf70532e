import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Sets the symbols of values, in legend order.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbol) { $0.pairs = mapping.map { ($0.key.plotted, AnyChartSymbolShape($0.value)) } }
  }

  /// Sets the symbols of values, which may be of different types, in legend order.
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbol) { $0.pairs = mapping.map { ($0.key.plotted, AnyChartSymbolShape($0.value)) } }
  }

  /// Sets the domain of the symbol scale, in legend order.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> ModifiedContent<Self, _ChartModifier>
  {
    styleScale(\.symbol) { $0.domain = DomainSpecification(domain) }
  }

  /// Sets the domain and range of the symbol scale.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape])
    -> ModifiedContent<Self, _ChartModifier>
  {
    styleScale(\.symbol) {
      $0.domain = DomainSpecification(domain)
      $0.range = range.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the range of the symbol scale, in order of appearance.
  public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbol) { $0.range = range.map { AnyChartSymbolShape($0) } }
  }

  /// Sets the domain of the symbol scale, and a closure that returns the symbol of a value.
  public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> ModifiedContent<Self, _ChartModifier> where Domain.Element: Plottable {
    styleScale(\.symbol) { $0.map(domain) { AnyChartSymbolShape(mapping($0)) } }
  }

  /// Sets the closure that returns the symbol of a value.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.symbol) { $0.map { (value: DataValue) in AnyChartSymbolShape(mapping(value)) } }
  }

  /// Sets the line styles of values, in legend order.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.line) { $0.pairs = mapping.map { ($0.key.plotted, $0.value) } }
  }

  /// Sets the domain of the line style scale, in legend order.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> ModifiedContent<
    Self, _ChartModifier
  > {
    styleScale(\.line) { $0.domain = DomainSpecification(domain) }
  }

  /// Sets the domain and range of the line style scale.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle])
    -> ModifiedContent<Self, _ChartModifier>
  {
    styleScale(\.line) {
      $0.domain = DomainSpecification(domain)
      $0.range = range
    }
  }

  /// Sets the range of the line style scale, in order of appearance.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.line) { $0.range = range }
  }

  /// Sets the domain of the line style scale, and a closure that returns the style of a value.
  public nonisolated func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> ModifiedContent<Self, _ChartModifier> where Domain.Element: Plottable {
    styleScale(\.line) { $0.map(domain, mapping) }
  }

  /// Sets the closure that returns the line style of a value.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.line) { $0.map(mapping) }
  }
}
