import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Sets the foreground styles of values, in legend order.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground) { $0.pairs = mapping.map { ($0.key.plotted, AnyShapeStyle($0.value)) } }
  }

  /// Sets the domain and range of the foreground style scale; a gradient is interpolated.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue: ShapeStyle {
    styleScale(\.foreground, type: type) {
      $0.domain = DomainSpecification(domain)
      $0.setRange(range)
    }
  }

  /// Sets the domain of the foreground style scale, in legend order.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground, type: type) { $0.domain = DomainSpecification(domain) }
  }

  /// Sets the range of the foreground style scale, in order of appearance; a gradient is interpolated.
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue: ShapeStyle {
    styleScale(\.foreground, type: type) { $0.setRange(range) }
  }

  /// Sets the type of the foreground style scale.
  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground, type: type)
  }

  /// Sets the domain of the foreground style scale, and a closure that returns the style of a value.
  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> ModifiedContent<Self, _ChartModifier> where Domain.Element: Plottable {
    styleScale(\.foreground) { $0.map(domain) { AnyShapeStyle(mapping($0)) } }
  }

  /// Sets the closure that returns the foreground style of a value.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground) { $0.map { (value: DataValue) in AnyShapeStyle(mapping(value)) } }
  }
}
