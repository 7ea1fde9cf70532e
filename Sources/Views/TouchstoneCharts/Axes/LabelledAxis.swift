import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// An axis with its measured labels.
@MainActor
struct LabelledAxis {
  /// The label of a value.
  struct Label {
    let node: RenderNode
    let specification: AxisLabelSpecification
    let offset: CGSize
    /// The group that the label belongs to, and the index of its value in that group.
    let group: Int
    let index: Int
    let size: CGSize
  }

  let resolved: ResolvedAxis
  private(set) var labels: [Label] = []
  /// What is above and below the labels of an x axis.
  let strip: AxisStandard.Strip

  /// The greatest number of labels that are evaluated for an axis; no plot has space for more.
  private static let limit = 400

  init(_ resolved: ResolvedAxis, context: EvaluationContext) {
    self.resolved = resolved
    strip = AxisStandard.Strip(context.environment.look)
    for (number, group) in resolved.groups.enumerated() {
      let stride = max(1, (group.parts.count + Self.limit - 1) / Self.limit)
      for index in Swift.stride(from: 0, to: group.parts.count, by: stride) {
        for part in group.parts[index] {
          guard let specification = part.label else { continue }
          let place = context.child(.index(labels.count))
          let node = place.evaluateOne(Self.view(part, specification, group, index, place.environment))
          labels.append(
            Label(
              node: node, specification: specification, offset: part.offset, group: number, index: index,
              size: node.size(for: .unspecified)))
        }
      }
    }
  }

  private static func view(
    _ part: AxisPart, _ label: AxisLabelSpecification, _ group: ResolvedAxis.Group, _ index: Int,
    _ environment: EnvironmentValues
  ) -> AnyView {
    let value = group.values.values[index]
    let content: AnyView
    switch label.content {
    case .automatic: content = AnyView(Text(verbatim: group.labels.text(value)))
    case .text(let write):
      content = AnyView(Text(verbatim: write(value, environment) ?? group.labels.text(value)))
    case .view(let view): content = view
    }
    let styled = content.containerStyle {
      $0.font(part.font ?? .caption2)
        .foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
    }
    let degrees = label.orientation.degrees
    guard degrees != 0 else { return AnyView(styled) }
    return AnyView(QuarterTurnLayout { styled.rotationEffect(.degrees(degrees)) })
  }

  func group(of label: Label) -> ResolvedAxis.Group { resolved.groups[label.group] }

  /// Whether a label is drawn inside the plot, in the band of its category.
  ///
  /// - Source: pictures that Apple's frameworks drew, for an axis without a position; that `offsetsMarks` moves the labels
  ///   of another axis there is inferred.
  func liesInBand(_ label: AxisLabelSpecification, _ group: ResolvedAxis.Group) -> Bool {
    resolved.axis == .vertical && resolved.domain.isCategory && group.preset == .automatic
      && (group.hasAutomaticPosition || label.offsetsMarks == true)
  }

  /// How much of each category's band its label takes away from the marks.
  var bandInset: CGFloat {
    var inset: CGFloat = 0
    for label in labels {
      let specification = label.specification
      guard specification.offsetsMarks ?? true, liesInBand(specification, group(of: label)) else { continue }
      inset = max(inset, (specification.verticalSpacing ?? AxisStandard.labelSpacing) + label.size.height)
    }
    return inset
  }

  /// Returns the longest tick of a group, ignoring ticks that extend along labels.
  func tickLength(_ group: ResolvedAxis.Group) -> CGFloat {
    var length: CGFloat = 0
    for part in group.parts.joined() {
      guard case .tick(_, let tick, _) = part.kind else { continue }
      switch tick.storage {
      case .automatic: length = max(length, AxisStandard.tickLength)
      case .fixed(let fixed): length = max(length, fixed)
      case .label, .longestLabel: break
      }
    }
    return length
  }

  /// Returns the space that the axis takes at an edge of the plot.
  ///
  /// - Source: pictures that Apple's frameworks drew: the extent of labels is rounded up to a whole point.
  func extent(_ side: AxisSide) -> CGFloat {
    var extent: CGFloat = 0
    for (number, group) in resolved.groups.enumerated() where group.side == side {
      let ticks = tickLength(group)
      extent = max(extent, ticks)
      guard group.preset != .inset else { continue }
      for label in labels where label.group == number && !liesInBand(label.specification, group) {
        let isX = resolved.axis == .horizontal
        let spacing =
          (isX ? label.specification.verticalSpacing : label.specification.horizontalSpacing)
          ?? (isX ? strip.spacing : AxisStandard.labelSpacing)
        let size = (isX ? label.size.height : label.size.width).rounded(.up)
        // Labels of an x axis are beside their ticks, those of a y axis beyond them.
        extent = max(extent, size + spacing + (isX ? strip.end : group.preset == .extended ? 0 : ticks))
      }
    }
    return extent
  }
}
