public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension VectorizedChartContent {
  private nonisolated func styled(
    _ change: @escaping (inout MarkStyle, DataElement, MarkCollector) -> Void
  ) -> ElementStyle<Self> {
    ElementStyle(content: self, change: change)
  }

  private nonisolated func by<D: Plottable>(
    _ value: PlottableProjection<DataElement, D>, _ change: @escaping (inout MarkStyle, _PlottedValue) -> Void
  ) -> ElementStyle<Self> {
    styled { style, element, collector in
      change(&style, value.channel(element).key(in: collector.calendar))
    }
  }

  /// Sets the foreground style of each mark to that of its element.
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.foreground = .given(AnyShapeStyle(element[keyPath: keyPath])) }
  }

  /// Sets the foreground style of each mark to the one that the chart's scale assigns to its element's value.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.foreground = .by($1) }
  }

  /// Sets the opacity of each mark to that of its element.
  public nonisolated func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.opacity *= Double(min(max(element[keyPath: keyPath], 0), 1)) }
  }

  /// Sets the stroke style of each line to that of its element.
  public nonisolated func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.line = .given(element[keyPath: keyPath]) }
  }

  /// Sets the stroke style of each line to the one that the chart's scale assigns to its element's value.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.line = .by($1) }
  }

  /// Sets the symbol of each point to the one that the chart's scale assigns to its element's value.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.symbol = .by($1) }
  }

  /// Sets the area of each symbol to that of its element, in square points.
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.symbolSize = .given(.area(element[keyPath: keyPath])) }
  }

  /// Sets the size of each symbol's rectangle to that of its element, in points.
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.symbolSize = .given(.box(element[keyPath: keyPath])) }
  }

  /// Sets the size of each symbol to the one that the chart's scale assigns to its element's value.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.symbolSize = .by($1) }
  }

  /// Positions marks side by side, grouped by a value of their elements.
  public nonisolated func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.group = MarkStyle.Group(key: $1, axis: axis, span: span) }
  }

  /// Sets the accessibility label of each mark to that of its element.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.label = element[keyPath: keyPath] }
  }

  /// Sets the accessibility label of each mark to a localised string of its element.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.label = Text(element[keyPath: keyPath]) }
  }

  /// Sets the accessibility label of each mark to a string of its element.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.label = Text(verbatim: String(element[keyPath: keyPath])) }
  }

  /// Sets the accessibility value of each mark to that of its element.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.value = element[keyPath: keyPath] }
  }

  /// Sets the accessibility value of each mark to a localised string of its element.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.value = Text(element[keyPath: keyPath]) }
  }

  /// Sets the accessibility value of each mark to a string of its element.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.value = Text(verbatim: String(element[keyPath: keyPath])) }
  }

  /// Hides the marks of certain elements from assistive technologies.
  public nonisolated func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.isHidden = element[keyPath: keyPath] }
  }

  /// Sets the accessibility identifier of each mark to that of its element, by which tests can find it.
  public nonisolated func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.identifier = element[keyPath: keyPath] }
  }
}
