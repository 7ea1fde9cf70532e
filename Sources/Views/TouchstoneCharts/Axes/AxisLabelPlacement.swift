import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Places the labels of an axis around a plot; labels that do not fit are left out.
///
/// - Source: pictures that Apple's frameworks drew.
@MainActor
struct AxisLabelPlacement {
  private let axis: LabelledAxis
  private let plot: CGRect
  private let scale: PositionScale
  private(set) var pieces: [ChartAssembly.Piece] = []

  /// The least width of a label: one letter and an ellipsis. Narrower ones are left out, not truncated; inferred.
  private static let leastSpace: CGFloat = 12
  /// How much narrower than its band a category's label is, in points.
  private static let bandMargin: CGFloat = 2

  init(_ axis: LabelledAxis, plot: CGRect, geometry: PlotGeometry?) {
    self.axis = axis
    self.plot = plot
    guard let scale = geometry?.scale(axis.resolved.axis) else {
      self.scale = PositionScale(axis.resolved.domain, start: 0, end: 0)
      return
    }
    self.scale = scale
    for number in axis.resolved.groups.indices {
      let labels = axis.labels.filter { $0.group == number }
      let group = axis.resolved.groups[number]
      let frames = labels.map { axis.resolved.axis == .horizontal ? xFrame($0, group) : yFrame($0, group) }
      add(labels, frames)
    }
  }

  /// Adds the labels of a group that do not overlap one already placed.
  private mutating func add(_ labels: [LabelledAxis.Label], _ frames: [CGRect?]) {
    let order = labels.indices.sorted { (-labels[$0].priority, $0) < (-labels[$1].priority, $1) }
    var placed: [CGRect] = []
    var visible = Set<Int>()
    for index in order {
      guard let frame = frames[index] else { continue }
      let spacing = labels[index].minimumSpacing
      let touches =
        !labels[index].mayOverlap
        && placed.contains { other in
          axis.resolved.axis == .horizontal
            ? frame.minX < other.maxX + spacing && other.minX < frame.maxX + spacing
            : frame.minY < other.maxY + spacing && other.minY < frame.maxY + spacing
        }
      if touches { continue }
      placed.append(frame)
      visible.insert(index)
    }
    for index in labels.indices {
      guard visible.contains(index), let frame = frames[index] else { continue }
      pieces.append(ChartAssembly.Piece(node: labels[index].node, frame: frame))
    }
  }

  private func interval(
    _ label: LabelledAxis.Label, _ group: ResolvedAxis.Group
  ) -> (from: CGFloat, to: CGFloat)? {
    scale.interval(of: label.index, in: group.values.values)
  }

  /// Whether a centred label has no interval to be centred in.
  private func isWithoutLength(_ interval: (from: CGFloat, to: CGFloat), _ centered: Bool) -> Bool {
    centered && !axis.resolved.domain.isCategory && abs(interval.to - interval.from) < 0.5
  }

  private func isShown(_ place: CGFloat, length: CGFloat) -> Bool { place > -0.5 && place < length + 0.5 }

  private func xFrame(_ label: LabelledAxis.Label, _ group: ResolvedAxis.Group) -> CGRect? {
    guard let interval = interval(label, group) else { return nil }
    let centered = label.specification.centered ?? axis.resolved.domain.isCategory
    if isWithoutLength(interval, centered) { return nil }
    let place = centered ? (interval.from + interval.to) / 2 : interval.from
    guard isShown(place, length: plot.width),
      let span = span(of: label, group, at: place, in: centered ? abs(interval.to - interval.from) : nil)
    else { return nil }
    let spacing = label.specification.verticalSpacing ?? axis.strip.spacing
    let height = label.size.height
    let y =
      switch (group.side, group.preset) {
      case (.top, .inset): spacing
      case (.top, _): -spacing - height
      case (_, .inset): plot.height - spacing - height
      default: plot.height + spacing
      }
    return CGRect(
      x: plot.minX + span.x + label.offset.width, y: plot.minY + y + label.offset.height, width: span.width,
      height: height)
  }

  /// Returns where a label of an x axis begins in the plot, and how wide it is; `nil` if it has hardly any space.
  ///
  /// - Parameter band: The width of the interval that the label is centred in; `nil` for one that begins at its line.
  private func span(
    of label: LabelledAxis.Label, _ group: ResolvedAxis.Group, at place: CGFloat, in band: CGFloat?
  ) -> (x: CGFloat, width: CGFloat)? {
    let specification = label.specification
    let width = label.size.width
    if let anchor = specification.anchor {
      // An explicit anchor decides alone: such a label is neither moved into the plot nor truncated.
      return (place - anchor.x * width + (specification.horizontalSpacing ?? 0), width)
    }
    if group.preset == .aligned {
      // No label reaches over the ends of the plot: those of its first and last lines move inwards.
      return (min(max(place - width / 2, 0), max(0, plot.width - width)), width)
    }
    if let band {
      // Neighbours would run into each other if a category's label were wider than its band.
      let isCut = specification.isCut(axis.resolved.domain.isCategory)
      let width = isCut ? max(0, min(width, band - Self.bandMargin)) : width
      return (place - width / 2 + (specification.horizontalSpacing ?? 0), width)
    }
    // Beside its line, only the end of the plot limits a label: one that touches another is left out, not truncated.
    let x = place + (specification.horizontalSpacing ?? AxisStandard.labelSpacing)
    let space = plot.width - x
    guard specification.mayBeCut, width > space else { return (x, width) }
    return space >= Self.leastSpace ? (x, space) : nil
  }

  private func yFrame(_ label: LabelledAxis.Label, _ group: ResolvedAxis.Group) -> CGRect? {
    guard let interval = interval(label, group) else { return nil }
    let specification = label.specification
    let size = label.size
    let spacing = specification.horizontalSpacing ?? AxisStandard.labelSpacing
    if axis.liesInBand(specification, group) {
      // Marks make way for a label in their band, so it is within the plot.
      let top = min(interval.from, interval.to) + (specification.verticalSpacing ?? AxisStandard.labelSpacing)
      let width = min(size.width, max(0, plot.width - spacing))
      let x = group.side == .leading || group.hasAutomaticPosition ? plot.minX + spacing : plot.maxX - spacing - width
      return CGRect(
        x: x + label.offset.width, y: plot.minY + top + label.offset.height, width: width, height: size.height)
    }
    let centered = specification.centered ?? axis.resolved.domain.isCategory
    if isWithoutLength(interval, centered) { return nil }
    let place = centered ? (interval.from + interval.to) / 2 : interval.from
    guard isShown(place, length: plot.height) else { return nil }
    var y = place - (specification.anchor?.y ?? 0.5) * size.height + (specification.verticalSpacing ?? 0)
    let distance = axis.tickLength(group) + spacing
    var x = group.side == .leading ? plot.minX - distance - size.width : plot.maxX + distance
    switch group.preset {
    case .automatic: break
    // No label reaches over the plot's ends, unlike automatic ones, of which half may.
    case .aligned: y = min(max(y, 0), max(0, plot.height - size.height))
    case .inset:
      // Within the plot, a label on its line would be struck through.
      x = group.side == .leading ? plot.minX + spacing : plot.maxX - spacing - size.width
      y = place - size.height
    case .extended:
      // Above the line, at the outer end of the strip; labels that would leave the chart at the top are left out.
      let strip = axis.extent(group.side)
      x = group.side == .leading ? plot.minX - strip : plot.maxX + strip - size.width
      y = place - AxisStandard.labelSpacing - size.height
      if plot.minY + y < -0.5 { return nil }
    }
    return CGRect(
      x: x + label.offset.width, y: plot.minY + y + label.offset.height, width: size.width, height: size.height)
  }
}

extension AxisLabelSpecification {
  /// Whether a label is truncated to the width of its band.
  fileprivate func isCut(_ isCategory: Bool) -> Bool {
    switch collision.storage {
    case .automatic: isCategory
    case .truncate: true
    case .greedy, .disabled: false
    }
  }

  /// Whether the label may be truncated at the end of the plot.
  fileprivate var mayBeCut: Bool { collision.storage == .automatic || collision.storage == .truncate }
}

extension LabelledAxis.Label {
  fileprivate var priority: Double {
    if case .greedy(let priority, _) = specification.collision.storage { priority } else { 0 }
  }

  fileprivate var minimumSpacing: CGFloat {
    if case .greedy(_, let spacing) = specification.collision.storage { spacing ?? 0 } else { 0 }
  }

  fileprivate var mayOverlap: Bool { specification.collision == .disabled }
}
