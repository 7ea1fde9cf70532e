import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// An axis with its values, the marks at each, and the domain that includes them.
struct ResolvedAxis {
  /// The values and marks of one `AxisMarks`.
  struct Group {
    let side: AxisSide
    let hasAutomaticPosition: Bool
    let preset: AxisMarkPreset.Storage
    let values: AxisValues
    let labels: AxisLabels
    /// The marks at each value.
    let parts: [[AxisPart]]
    /// Whether the axis shows its default marks.
    let isStandard: Bool
  }

  let axis: Axis
  private(set) var domain: PlotDomain
  private(set) var groups: [Group] = []

  init(
    _ axis: Axis, domain: PlotDomain, settings: ChartSettings.AxisSettings, isPercent: Bool, calendar: Calendar,
    environment: EnvironmentValues
  ) {
    self.axis = axis
    self.domain = domain
    guard settings.visibility != .hidden else { return }
    let specifications = settings.content ?? [AxisMarksSpecification()]
    for specification in specifications {
      // Axes are resolved in order: later values are found in the domain that earlier ones have extended.
      let values = AxisValues(specification.values, domain: self.domain, calendar: calendar)
      self.domain = values.domain
      groups.append(
        Self.group(specification, values, axis: axis, isPercent: isPercent, environment: environment))
    }
  }

  private static func group(
    _ specification: AxisMarksSpecification, _ values: AxisValues, axis: Axis, isPercent: Bool,
    environment: EnvironmentValues
  ) -> Group {
    let count = values.values.count
    let parts = values.values.enumerated().map { index, value in
      switch specification.content {
      case .custom(let content): content(AxisValue(plotted: value, index: index, count: count))
      case .standard(let stroke, let format):
        AxisStandard.parts(axis, isCategory: values.domain.isCategory, stroke: stroke, format: format)
      }
    }
    let isStandard = if case .standard = specification.content { true } else { false }
    return Group(
      side: AxisSide(specification.position, axis: axis),
      hasAutomaticPosition: specification.position == .automatic, preset: specification.preset.storage, values: values,
      labels: AxisLabels(values, isPercent: isPercent, environment: environment), parts: parts, isStandard: isStandard)
  }
}
