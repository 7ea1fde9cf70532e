import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The grid lines and ticks of an axis, in the plot's coordinate space.
///
/// - Source: pictures that Apple's frameworks drew: those of the x axis are one dashed line, from the top of the plot through
///   the strip of labels.
@MainActor
struct AxisLines {
  struct Line {
    let path: Path
    let stroke: StrokeStyle
    let style: AnyShapeStyle
  }

  private(set) var lines: [Line] = []
  private let axis: LabelledAxis
  private let size: CGSize
  private let scale: PositionScale
  /// The insets of the axis strips around the plot.
  private let strips: EdgeInsets

  init?(_ axis: LabelledAxis, geometry: PlotGeometry, strips: EdgeInsets) {
    guard let scale = geometry.scale(axis.resolved.axis) else { return nil }
    self.axis = axis
    self.scale = scale
    self.strips = strips
    size = geometry.size
    for group in axis.resolved.groups { add(group) }
  }

  private var length: CGFloat { axis.resolved.axis == .horizontal ? size.width : size.height }

  private mutating func add(_ group: ResolvedAxis.Group) {
    let values = group.values.values
    for index in values.indices {
      guard let interval = scale.interval(of: index, in: values) else { continue }
      add(group.parts[index], group, start: interval.from, end: interval.to)
    }
    // Categories have a line at both ends of each band: one more line than there are categories.
    guard !values.isEmpty, case .category(let all) = axis.resolved.domain.kind, let last = all.values.last,
      let band = scale.band(of: last)
    else { return }
    let closing = (group.parts.last ?? []).filter { part in
      switch part.kind {
      case .gridLine(let centered, _): centered != true
      case .tick(let centered, _, _): centered != true
      case .label: false
      }
    }
    add(closing, group, start: band.upperBound, end: band.upperBound)
  }

  /// Adds the lines of a value, given the interval that it occupies on the axis.
  private mutating func add(_ parts: [AxisPart], _ group: ResolvedAxis.Group, start: CGFloat, end: CGFloat) {
    var grid: (place: CGFloat, stroke: StrokeStyle, part: AxisPart)?
    for part in parts {
      switch part.kind {
      case .gridLine(let centered, let stroke):
        let place = centered == true ? (start + end) / 2 : start
        if centered == true, abs(end - start) < 0.5 { continue }
        guard place > -0.5, place < length + 0.5 else { continue }
        let stroke = stroke ?? AxisStandard.stroke(axis.resolved.axis)
        grid = (place, stroke, part)
        append(place, from: 0, to: 0, group, stroke, part)
      case .tick(let centered, let tickLength, let tickStroke):
        let fillsStrip = tickLength == .automatic && separatesLabels(group)
        let stroke = tickStroke ?? (fillsStrip ? AxisStandard.stroke(axis.resolved.axis) : nil)
        let place = centered == true ? (start + end) / 2 : start
        if centered == true, abs(end - start) < 0.5 { continue }
        guard place > -0.5, place < length + 0.5 else { continue }
        let length = tickExtent(fillsStrip ? .longestLabel : tickLength, group)
        if let line = grid, line.place == place, stroke == nil || stroke == line.stroke, group.isStandard {
          // One line through the plot and the strip, so that the dash pattern continues.
          lines.removeLast()
          append(place, from: 0, to: length, group, line.stroke, line.part)
        } else {
          let usual = StrokeStyle(lineWidth: AxisStandard.lineWidth)
          append(place, from: crossLength, to: length, group, stroke ?? usual, part)
        }
      case .label: break
      }
    }
  }

  /// Whether ticks of automatic length separate centred labels of categories, and reach through the whole strip.
  ///
  /// - Source: a picture that Apple's frameworks drew, of an x axis with a grid line, a tick and a centred label.
  private func separatesLabels(_ group: ResolvedAxis.Group) -> Bool {
    axis.resolved.axis == .horizontal && axis.resolved.domain.isCategory
      && group.parts.joined().contains { $0.label?.centered == true }
  }

  /// The length of a line that crosses the whole plot.
  private var crossLength: CGFloat { axis.resolved.axis == .horizontal ? size.height : size.width }

  private func tickExtent(_ length: AxisTick.Length, _ group: ResolvedAxis.Group) -> CGFloat {
    let strip =
      switch group.side {
      case .top: strips.top
      case .bottom: strips.bottom
      case .leading: strips.leading
      case .trailing: strips.trailing
      }
    return switch length.storage {
    case .automatic: AxisStandard.tickLength
    case .fixed(let length): length
    case .label(let more), .longestLabel(let more): strip + more
    }
  }

  /// Adds a line that crosses the plot from a distance to its far edge, and continues beyond it on the side of the
  /// axis.
  private mutating func append(
    _ place: CGFloat, from start: CGFloat, to beyond: CGFloat, _ group: ResolvedAxis.Group, _ stroke: StrokeStyle,
    _ part: AxisPart
  ) {
    var (from, to) = (start, crossLength + beyond)
    if group.preset == .extended, axis.resolved.axis == .vertical, start == 0 {
      to += group.side == .leading ? strips.leading : strips.trailing
    }
    if group.side == .top || group.side == .leading { (from, to) = (crossLength - from, crossLength - to) }
    var path = Path()
    if axis.resolved.axis == .horizontal {
      path.move(to: CGPoint(x: place + part.offset.width, y: from + part.offset.height))
      path.addLine(to: CGPoint(x: place + part.offset.width, y: to + part.offset.height))
    } else {
      path.move(to: CGPoint(x: from + part.offset.width, y: place + part.offset.height))
      path.addLine(to: CGPoint(x: to + part.offset.width, y: place + part.offset.height))
    }
    let style = part.style ?? AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    lines.append(Line(path: path, stroke: stroke, style: style))
  }
}
