public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension VectorizedChartContent {
  private nonisolated func styled<Value>(
    _ keyPath: KeyPath<DataElement, Value>, _ change: @escaping (inout MarkStyle, Value) -> Void
  ) -> ElementStyle<Self> {
    ElementStyle(content: self) { style, element, _ in change(&style, element[keyPath: keyPath]) }
  }

  private nonisolated func by<D: Plottable>(
    _ value: PlottableProjection<DataElement, D>, _ change: @escaping (inout MarkStyle, _PlottedValue) -> Void
  ) -> ElementStyle<Self> {
    ElementStyle(content: self) { style, element, collector in
      change(&style, value.channel(element).key(in: collector.calendar))
    }
  }

  /// Sets the foreground style of each mark to that of its element.
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.foreground = .given(AnyShapeStyle($1)) } }

  /// Sets the foreground style of each mark to the one that the chart's scale assigns to its element's value.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { by(value) { $0.foreground = .by($1) } }

  /// Sets the opacity of each mark to that of its element.
  public nonisolated func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.opacity *= Double(min(max($1, 0), 1)) } }

  /// Sets the stroke style of each line to that of its element.
  public nonisolated func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.line = .given($1) } }

  /// Sets the stroke style of each line to the one that the chart's scale assigns to its element's value.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { by(value) { $0.line = .by($1) } }

  /// Sets the symbol of each point to the one that the chart's scale assigns to its element's value.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { by(value) { $0.symbol = .by($1) } }

  /// Sets the area of each symbol to that of its element, in square points.
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.symbolSize = .given(.area($1)) } }

  /// Sets the size of each symbol's rectangle to that of its element, in points.
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.symbolSize = .given(.box($1)) } }

  /// Sets the size of each symbol to the one that the chart's scale assigns to its element's value.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { by(value) { $0.symbolSize = .by($1) } }

  /// Positions marks side by side, grouped by a value of their elements.
  public nonisolated func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.group = MarkStyle.Group(key: $1, axis: axis, span: span) }
  }

  /// Hides the marks of certain elements from assistive technologies.
  public nonisolated func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.isHidden = $1 } }

  /// Sets the accessibility identifier of each mark to that of its element, by which tests can find it.
  public nonisolated func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.identifier = $1 } }

  /// Sets the accessibility label of each mark to that of its element.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.label = $1 } }

  /// Sets the accessibility label of each mark to a localised string of its element.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.label = Text($1) } }

  /// Sets the accessibility label of each mark to a string of its element.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.label = Text(verbatim: String($1)) } }

  /// Sets the accessibility value of each mark to that of its element.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.value = $1 } }

  /// Sets the accessibility value of each mark to a localised string of its element.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.value = Text($1) } }

  /// Sets the accessibility value of each mark to a string of its element.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> { styled(keyPath) { $0.spoken.value = Text(verbatim: String($1)) } }
}
