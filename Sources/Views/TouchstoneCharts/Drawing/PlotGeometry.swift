import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The positions of a chart's marks in a plot of a given size.
struct PlotGeometry {
  let size: CGSize
  let x: PositionScale?
  let y: PositionScale?
  let data: ChartData
  /// Moves the points of a series, identified by its number, to their animated positions.
  var moved: ((_ points: [CGPoint], _ series: Int) -> [CGPoint])?
  /// The distance between neighbouring values on scales without steps, in points.
  private let xGap: CGFloat
  private let yGap: CGFloat

  init(size: CGSize, x: PositionScale?, y: PositionScale?, data: ChartData) {
    self.size = size
    self.x = x
    self.y = y
    self.data = data
    xGap = Self.gap(x, data.xGap)
    yGap = Self.gap(y, data.yGap)
  }

  private static func gap(_ scale: PositionScale?, _ gap: Double?) -> CGFloat {
    guard let scale, let ends = scale.domain.ends, ends.upperBound > ends.lowerBound else { return 0 }
    let length = abs(scale.end - scale.start)
    return gap.map { length * CGFloat($0 / (ends.upperBound - ends.lowerBound)) } ?? length
  }

  /// The rectangle of the whole plot, of which a scrolling chart shows a part.
  var whole: CGRect {
    let (x, y) = (x?.whole ?? 0...size.width, y?.whole ?? 0...size.height)
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  func scale(_ axis: Axis) -> PositionScale? { axis == .horizontal ? x : y }
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func position(_ mark: Mark, _ axis: Axis) -> MarkPosition { axis == .horizontal ? mark.x : mark.y }

  /// Returns the position of a mark along an axis: that of its value, or the centre of its bin.
  func point(_ mark: Mark, _ axis: Axis) -> CGFloat? {
    let offsets = mark.style.offsets
    let shift = axis == .horizontal ? (offsets.xStart + offsets.xEnd) / 2 : (offsets.yStart + offsets.yEnd) / 2
    let scale = scale(axis)
    switch position(mark, axis) {
    case .none: return length(axis) / 2 + shift
    case .points(let points): return (points ?? length(axis) / 2) + shift
    case .value(let value):
      guard let place = scale?.place(of: value) else { return nil }
      return slot(mark, axis, step: step(of: value, axis), center: place).center + shift
    case .bin(let lower, let upper):
      guard let from = scale?.place(of: lower), let to = scale?.place(of: upper) else { return nil }
      return slot(mark, axis, step: abs(to - from), center: (from + to) / 2).center + shift
    case .interval(let lower, let upper):
      guard let from = scale?.place(of: lower), let to = scale?.place(of: upper) else { return nil }
      return (from + to) / 2 + shift
    case .pointInterval(let start, let end): return ((start ?? 0) + (end ?? length(axis))) / 2 + shift
    }
  }

  /// Returns the interval of an axis that a mark covers, lower position first.
  ///
  /// - Parameter plain: The length on a scale without steps.
  func extent(_ mark: Mark, _ axis: Axis, plain: CGFloat) -> (from: CGFloat, to: CGFloat)? {
    let dimension = (axis == .horizontal ? mark.details?.width : mark.details?.height) ?? .automatic
    let scale = scale(axis)
    var extent: (from: CGFloat, to: CGFloat)
    switch position(mark, axis) {
    case .none: extent = (0, length(axis))
    case .pointInterval(let start, let end): extent = (start ?? 0, end ?? length(axis))
    case .points(let points):
      let center = points ?? length(axis) / 2
      let half = dimension.length(step: length(axis), automatic: plain) / 2
      extent = (center - half, center + half)
    case .interval(let lower, let upper):
      guard let from = scale?.place(of: lower), let to = scale?.place(of: upper) else { return nil }
      extent = (from, to)
    case .value(let value):
      guard let place = scale?.place(of: value) else { return nil }
      let isBand = scale?.domain.isCategory ?? false
      let step = step(of: value, axis)
      extent = band(mark, axis, dimension, step: step, center: place, automatic: isBand ? nil : plain)
    case .bin(let lower, let upper):
      guard let from = scale?.place(of: lower), let to = scale?.place(of: upper) else { return nil }
      extent = band(mark, axis, dimension, step: abs(to - from), center: (from + to) / 2, automatic: nil)
    }
    let offsets = mark.style.offsets
    let (start, end) = axis == .horizontal ? (offsets.xStart, offsets.xEnd) : (offsets.yStart, offsets.yEnd)
    let (low, high) = (min(extent.from, extent.to) + start, max(extent.from, extent.to) + end)
    return low.isFinite && high.isFinite ? (min(low, high), max(low, high)) : nil
  }

  /// Returns the part of a step that a mark covers, within its slot among the marks at the same position.
  private func band(
    _ mark: Mark, _ axis: Axis, _ dimension: MarkDimension, step: CGFloat, center: CGFloat, automatic: CGFloat?
  ) -> (from: CGFloat, to: CGFloat) {
    let slot = slot(mark, axis, step: step, center: center)
    let isGrouped = groupAxis(mark) == axis && mark.style.group != nil
    let usual = isGrouped || automatic == nil ? MarkMetrics.bandShare * slot.step : automatic ?? 0
    let half = dimension.length(step: slot.step, automatic: usual) / 2
    return (slot.center - half, slot.center + half)
  }

  /// Returns the step of the scale at a value, in points: the band without its label, or the distance between
  /// neighbours.
  private func step(of value: _PlottedValue, _ axis: Axis) -> CGFloat {
    guard let scale = scale(axis) else { return length(axis) }
    return scale.domain.isCategory ? max(0, scale.step - scale.bandInset) : axis == .horizontal ? xGap : yGap
  }

  /// Returns the axis along which grouped marks are side by side; by default the one with steps.
  private func groupAxis(_ mark: Mark) -> Axis? {
    guard let group = mark.style.group else { return nil }
    if let axis = group.axis { return axis }
    if let value = mark.valueAxis { return value == .vertical ? .horizontal : .vertical }
    return y?.domain.isCategory == true && x?.domain.isCategory != true ? .vertical : .horizontal
  }

  /// Returns the part of a step that belongs to a mark.
  private func slot(
    _ mark: Mark, _ axis: Axis, step: CGFloat, center: CGFloat
  ) -> (center: CGFloat, step: CGFloat) {
    guard let group = mark.style.group, groupAxis(mark) == axis, let index = data.groups[group.key] else {
      return (center, step)
    }
    let span = group.span.length(step: step, automatic: MarkMetrics.bandShare * step)
    let width = span / CGFloat(max(1, data.groups.count))
    return (center - span / 2 + width * (CGFloat(index) + 0.5), width)
  }

  /// Returns the position at which bars and areas begin: 0, or the start of a scale that has no 0.
  func base(_ axis: Axis) -> CGFloat {
    guard let scale = scale(axis) else { return axis == .horizontal ? 0 : size.height }
    return scale.place(0) ?? scale.start
  }

  /// Returns the two ends of a bar or an area along its value axis.
  func valueEnds(_ mark: Mark, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
    guard let scale = scale(axis) else { return nil }
    let offsets = mark.style.offsets
    let shift = axis == .horizontal ? (offsets.xStart, offsets.xEnd) : (offsets.yEnd, offsets.yStart)
    if let range = data.stacking[mark] {
      let values = range.values
      let (from, to) =
        range.isDownward ? (values.upperBound, values.lowerBound) : (values.lowerBound, values.upperBound)
      // A logarithmic scale has no 0.
      guard let end = scale.place(to) else { return nil }
      return ((scale.place(from) ?? base(axis)) + shift.0, end + shift.1)
    }
    switch position(mark, axis) {
    case .value(let value): return scale.place(of: value).map { (base(axis) + shift.0, $0 + shift.1) }
    case .interval(let lower, let upper):
      guard let from = scale.place(of: lower), let to = scale.place(of: upper) else { return nil }
      return (from + shift.0, to + shift.1)
    default: return nil
    }
  }
}
