import Foundation
import TouchstoneDrawing
public import TouchstoneUI

extension View {
  /// Sets the styles of values, in the order of the legend.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground) { scale in
      scale.pairs = mapping.map { ($0.key.plotted, AnyShapeStyle($0.value)) }
    }
  }

  /// Sets which values have which styles; colours of a gradient are mixed.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue: ShapeStyle {
    styleScale(\.foreground) { scale in
      scale.domain = DomainSpecification(domain)
      scale.setRange(range)
      scale.type = type?.storage
    }
  }

  /// Sets which values have styles, in the order of the legend.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground) { scale in
      scale.domain = DomainSpecification(domain)
      scale.type = type?.storage
    }
  }

  /// Sets the styles of values, in the order in which they appear; colours of a gradient are mixed.
  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _ChartModifier> where Range.VisualValue: ShapeStyle {
    styleScale(\.foreground) { scale in
      scale.setRange(range)
      scale.type = type?.storage
    }
  }

  /// Sets by which curve values become styles.
  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground) { $0.type = type?.storage }
  }

  /// Sets which values have styles, and finds these by a closure.
  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> ModifiedContent<Self, _ChartModifier> where Domain.Element: Plottable {
    styleScale(\.foreground) { scale in
      scale.domain = .values(domain.map(\.plotted))
      scale.mapping = { Domain.Element(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Finds the styles of values by a closure.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> ModifiedContent<Self, _ChartModifier> {
    styleScale(\.foreground) { scale in
      scale.mapping = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
}
