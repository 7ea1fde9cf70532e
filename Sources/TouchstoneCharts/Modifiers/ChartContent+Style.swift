public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

extension ChartContent {
  /// Draws the marks with a style.
  ///
  /// A gradient spans each mark, or the plot with ``alignsMarkStylesWithPlotArea(_:)``.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return self.style { $0.foreground = .given(style) }
  }

  /// Draws the marks with the style that the scale of the chart has for a value.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    by(value.channel) { $0.foreground = .by($1) }
  }

  /// Makes the marks translucent.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    style { $0.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
  }

  /// Blurs the marks.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    style { $0.filters.append(.blur(radius: radius, opaque: false)) }
  }

  /// Draws a shadow below the marks.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    let shadow = ShadowStyle.drop(color: color, radius: radius, x: x, y: y)
    return style { style, collector in style.filters.append(.shadow(shadow.shadow(in: collector.environment))) }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
  {
    self.style { $0.corner = MarkStyle.Corner(radius: max(0, radius), style: style) }
  }

  /// Sets how lines and rules are traced.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    self.style { $0.line = .given(style) }
  }

  /// Traces lines as the scale of the chart says for a value.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    by(value.channel) { $0.line = .by($1) }
  }

  /// Sets how lines and areas run between their points.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    style { $0.interpolation = method }
  }

  /// Spreads gradients over the plot rather than over each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    style { $0.alignsWithPlot = aligns }
  }

  /// Shows each mark only within a shape that fills its rectangle.
  public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    self.style { $0.clip = MarkStyle.Clip(path: { shape.path(in: $0) }, style: style) }
  }

  /// Draws the marks above those of a lower index, whatever their order; 0 by default.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    style { $0.zIndex = value }
  }

  nonisolated func by(
    _ value: PlottedChannel, _ change: @escaping (inout MarkStyle, _PlottedValue) -> Void
  ) -> ModifiedMarks<Self> {
    style { style, collector in
      change(&style, value.key(in: collector.calendar))
    }
  }
}
