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

  /// Draws each mark with the style of its element.
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.foreground = .given(AnyShapeStyle(element[keyPath: keyPath])) }
  }

  /// Draws each mark with the style that the scale of the chart has for a value of its element.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.foreground = .by($1) }
  }

  /// Makes each mark as translucent as its element says.
  public nonisolated func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.opacity *= Double(min(max(element[keyPath: keyPath], 0), 1)) }
  }

  /// Traces each line as its element says.
  public nonisolated func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.line = .given(element[keyPath: keyPath]) }
  }

  /// Traces each line as the scale of the chart says for a value of its element.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.line = .by($1) }
  }

  /// Draws each point as the scale of the chart says for a value of its element.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.symbol = .by($1) }
  }

  /// Draws each symbol with the area that its element says, in square points.
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.symbolSize = .given(.area(element[keyPath: keyPath])) }
  }

  /// Draws each symbol in a rectangle of the size that its element says.
  public nonisolated func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.symbolSize = .given(.box(element[keyPath: keyPath])) }
  }

  /// Draws each symbol as large as the scale of the chart says for a value of its element.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.symbolSize = .by($1) }
  }

  /// Puts marks at the same place side by side, by a value of their elements.
  public nonisolated func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    by(value) { $0.group = MarkStyle.Group(key: $1, axis: axis, span: span) }
  }

  /// Calls each mark as its element says.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.label = element[keyPath: keyPath] }
  }

  /// Calls each mark as its element says.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.label = Text(element[keyPath: keyPath]) }
  }

  /// Calls each mark as its element says.
  public nonisolated func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.label = Text(verbatim: String(element[keyPath: keyPath])) }
  }

  /// Gives each mark the value that its element says.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.value = element[keyPath: keyPath] }
  }

  /// Gives each mark the value that its element says.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.value = Text(element[keyPath: keyPath]) }
  }

  /// Gives each mark the value that its element says.
  public nonisolated func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.value = Text(verbatim: String(element[keyPath: keyPath])) }
  }

  /// Hides the marks of some elements from assistive technologies.
  public nonisolated func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.isHidden = element[keyPath: keyPath] }
  }

  /// Sets a name by which tests find the mark of each element.
  public nonisolated func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    styled { style, element, _ in style.spoken.identifier = element[keyPath: keyPath] }
  }
}
