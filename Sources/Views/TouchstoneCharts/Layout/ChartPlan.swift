import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A chart before its size is known, which can be assembled for a size.
///
/// A class because it is assembled for several sizes, and evaluates views at its own places in the tree.
final class ChartPlan {
  let data: ChartData
  let settings: ChartSettings
  let context: EvaluationContext
  let calendar: Calendar
  /// The labels of x and y: `x "Day" y "Steps"`.
  let labels: String

  @MainActor
  init(data: ChartData, settings: ChartSettings, context: EvaluationContext) {
    self.data = data
    self.settings = settings
    self.context = context
    calendar = MarkCollector(environment: context.environment).calendar
    let labels = [("x", data.labels.x), ("y", data.labels.y)].compactMap { axis, label -> String? in
      let words = label?.text.plainText(in: context.environment) ?? ""
      return words.isEmpty ? nil : "\(axis) \"\(words)\""
    }
    self.labels = labels.joined(separator: " ")
  }

  /// The two axes with their domains and labels.
  @MainActor
  struct Axes {
    var x: LabelledAxis?
    var y: LabelledAxis?

    subscript(axis: Axis) -> LabelledAxis? { axis == .horizontal ? x : y }
    var all: [LabelledAxis] { [x, y].compactMap { $0 } }
  }

  /// Returns the axes for domains that annotations may have extended.
  @MainActor
  func axes(x: PlotDomain?, y: PlotDomain?) -> Axes {
    Axes(
      x: x.map { axis(.horizontal, $0, settings.xAxis) }, y: y.map { axis(.vertical, $0, settings.yAxis) })
  }

  @MainActor
  private func axis(_ axis: Axis, _ domain: PlotDomain, _ settings: ChartSettings.AxisSettings) -> LabelledAxis {
    let isPercent =
      data.stacking.isNormalized && data.marks.contains { $0.valueAxis == axis }
    let resolved = ResolvedAxis(
      axis, domain: domain, settings: settings, isPercent: isPercent, calendar: calendar,
      environment: context.environment)
    return LabelledAxis(resolved, context: context.child(.part(axis == .horizontal ? .xLabels : .yLabels)))
  }

  /// Returns the scales of a plot of the given size.
  @MainActor
  func geometry(_ axes: Axes, size: CGSize) -> PlotGeometry {
    PlotGeometry(
      size: size, x: scale(axes.x, settings.x, .horizontal, length: size.width),
      y: scale(axes.y, settings.y, .vertical, length: size.height), data: data)
  }

  @MainActor
  private func scale(
    _ axis: LabelledAxis?, _ settings: ChartSettings.PositionScaleSettings, _ direction: Axis, length: CGFloat
  ) -> PositionScale? {
    guard let axis else { return nil }
    let ends = (settings.range ?? .plot(startPadding: 0, endPadding: 0)).ends(length: length)
    var (start, end) = ends
    // Numbers increase upwards; the first category and the earliest date are at the top, as in pictures that Apple's
    // frameworks drew.
    let domain = axis.resolved.domain
    if direction == .vertical, !domain.isCategory, !domain.isDate { (start, end) = (length - start, length - end) }
    let window = ScrollWindow(self.settings.scrolling, direction)
    let whole = window.ends(of: axis.resolved.domain, start: start, end: end)
    var scale = PositionScale(axis.resolved.domain, start: whole?.start ?? start, end: whole?.end ?? end)
    if let whole {
      // Padding that the range leaves at the ends of the plot is added at the ends of the whole axis.
      let before = min(start, end) - min(whole.start, whole.end)
      let after = max(whole.start, whole.end) - max(start, end)
      scale.whole = -before...(length + after)
    }
    scale.bandInset = min(axis.bandInset, scale.step * 0.75)
    return scale
  }

  /// Returns the title of an axis; a y axis title beside the plot is rotated to read downwards.
  ///
  /// - Source: inferred from published charts, whose authors turn their titles there by 180° to read upwards.
  @MainActor
  func title(_ axis: Axis) -> RenderNode? {
    guard let title = axis == .horizontal ? settings.xAxis.title : settings.yAxis.title else { return nil }
    let content = title.content.containerStyle { $0.font(.caption2).foregroundStyle(.secondary) }
    let place = context.child(.part(axis == .horizontal ? .xTitle : .yTitle))
    guard axis == .vertical, title.position.isBesides else { return place.evaluateOne(content) }
    return place.evaluateOne(QuarterTurnLayout { content.rotationEffect(.degrees(90)) })
  }

  /// Returns the legend, if there is one to show.
  @MainActor
  func legend() -> RenderNode? {
    guard settings.legend.visibility != .hidden else { return nil }
    let place = context.child(.part(.legend))
    if let content = settings.legend.content { return place.evaluateOne(content) }
    let legend = Legend(data, environment: context.environment)
    guard !legend.sections.isEmpty else { return nil }
    return place.evaluateOne(LegendView(legend: legend, isColumn: settings.legend.position.isBesides))
  }
}

extension AnnotationPosition {
  /// Whether the position is before or after its target, rather than above or below it.
  var isBesides: Bool { storage == .leading || storage == .trailing }
}
