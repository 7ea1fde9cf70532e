public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension ChartContent {
  /// Sets the foreground style of the marks.
  ///
  /// A gradient spans each mark, or the plot if ``alignsMarkStylesWithPlotArea(_:)`` is set.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ModifiedMarks<Self> {
    let style = AnyShapeStyle(style)
    return self.style { $0.foreground = .given(style) }
  }

  /// Sets the foreground style of the marks to the one that the chart's scale assigns to a value.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedMarks<Self> {
    by(value.channel) { $0.foreground = .by($1) }
  }

  /// Sets the opacity of the marks.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    style { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }

  /// Blurs the marks.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    style { $0.filters.append(.blur(radius: radius, opaque: false)) }
  }

  /// Adds a shadow to the marks.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    let shadow = ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
    return style { style, collector in style.filters.append(.shadow(shadow.shadow(in: collector.environment))) }
  }

  /// Sets the corner radius of bars, rectangles and sectors.
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
  {
    self.style { $0.corner = MarkStyle.Corner(radius: max(0, radius), style: style) }
  }

  /// Sets the stroke style of lines and rules.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style { $0.line = .given(style) }
  }

  /// Sets the stroke style of lines to the one that the chart's scale assigns to a value.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> _ModifiedMarks<Self> {
    by(value.channel) { $0.line = .by($1) }
  }

  /// Sets how lines and areas are interpolated between their points.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    style { $0.interpolation = method }
  }

  /// Makes gradients span the plot instead of each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    style { $0.alignsWithPlot = aligns }
  }

  /// Clips each mark to a shape in the mark's bounding rectangle.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    self.style { $0.clip = MarkStyle.Clip(path: { shape.path(in: $0) }, style: style) }
  }

  /// Sets the z-index of the marks, which are drawn above those with a lower one; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    style { $0.zIndex = value }
  }

  nonisolated func by(
    _ value: PlottedChannel, _ change: @escaping (inout MarkStyle, _PlottedValue) -> Void
  ) -> _ModifiedMarks<Self> {
    style { style, collector in
      change(&style, value.key(in: collector.calendar))
    }
  }
}
