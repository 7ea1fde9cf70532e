import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension PlotGeometry {
  /// Returns the shape of a bar, rectangle or rule; `nil` if it has no position.
  func boxShape(_ mark: Mark) -> MarkShape? {
    switch mark.kind {
    case .bar: bar(mark)
    case .rule: rule(mark)
    default: rectangle(mark)
    }
  }

  private func bar(_ mark: Mark) -> MarkShape? {
    guard let axis = mark.valueAxis else { return nil }
    let other: Axis = axis == .vertical ? .horizontal : .vertical
    guard let side = extent(mark, other, plain: MarkMetrics.plainBarWidth) else { return nil }
    let stacked = data.stacking[mark]
    if stacked != nil || position(mark, axis).single?.quantity != nil {
      guard let ends = valueEnds(mark, axis), ends.start.isFinite, ends.end.isFinite else { return nil }
      let along = (min(ends.start, ends.end), max(ends.start, ends.end))
      let rect = Self.rect(axis, along: along, across: side)
      // On the y axis, positions decrease upwards.
      let isDownward = axis == .vertical ? ends.end > ends.start : ends.end < ends.start
      let isOuter = stacked?.isOutermost ?? true
      return box(
        mark, rect, roundedEnd: isOuter ? Self.end(axis, isDownward: isDownward) : .none, isDownward: isDownward)
    }
    guard let along = extent(mark, axis, plain: MarkMetrics.plainBarWidth) else { return nil }
    return box(mark, Self.rect(axis, along: along, across: side), roundedEnd: .all, isDownward: false)
  }

  private func rectangle(_ mark: Mark) -> MarkShape? {
    guard let width = extent(mark, .horizontal, plain: MarkMetrics.plainBarWidth),
      let height = extent(mark, .vertical, plain: MarkMetrics.plainBarWidth)
    else { return nil }
    return box(mark, Self.rect(.horizontal, along: width, across: height), roundedEnd: .none, isDownward: false)
  }

  private static func rect(
    _ axis: Axis, along: (from: CGFloat, to: CGFloat), across: (from: CGFloat, to: CGFloat)
  ) -> CGRect {
    let (x, y) = axis == .horizontal ? (along, across) : (across, along)
    return CGRect(x: x.from, y: y.from, width: x.to - x.from, height: y.to - y.from)
  }

  private enum RoundedEnd { case none, all, top, bottom, leading, trailing }

  private static func end(_ axis: Axis, isDownward: Bool) -> RoundedEnd {
    axis == .vertical ? (isDownward ? .bottom : .top) : (isDownward ? .leading : .trailing)
  }

  private func box(_ mark: Mark, _ rect: CGRect, roundedEnd: RoundedEnd, isDownward: Bool) -> MarkShape {
    let path: Path
    if let corner = mark.style.corner {
      // Inferred: an explicit radius applies to all corners.
      path = Self.rounded(rect, .all, corner.radius, corner.style)
    } else {
      path = Self.rounded(rect, roundedEnd, MarkMetrics.barCornerRadius, .continuous)
    }
    return shape(mark, frame: rect, steps: [.fill(path, style: FillStyle())], isDownward: isDownward)
  }

  private static func rounded(
    _ rect: CGRect, _ end: RoundedEnd, _ radius: CGFloat, _ style: RoundedCornerStyle
  ) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard end != .none, radius > 0 else { return Path(rect) }
    var radii = RectangleCornerRadii()
    if end == .all || end == .top || end == .leading { radii.topLeading = radius }
    if end == .all || end == .top || end == .trailing { radii.topTrailing = radius }
    if end == .all || end == .bottom || end == .leading { radii.bottomLeading = radius }
    if end == .all || end == .bottom || end == .trailing { radii.bottomTrailing = radius }
    return Path(roundedRect: rect, cornerRadii: radii, style: style)
  }

  private func rule(_ mark: Mark) -> MarkShape? {
    let isUpright: Bool
    switch (mark.x, mark.y) {
    case (_, .interval), (.value, .pointInterval), (.bin, .pointInterval): isUpright = true
    default: isUpright = false
    }
    let (along, across): (Axis, Axis) = isUpright ? (.vertical, .horizontal) : (.horizontal, .vertical)
    guard let place = point(mark, across), let ends = extent(mark, along, plain: 0) else { return nil }
    let from = isUpright ? CGPoint(x: place, y: ends.from) : CGPoint(x: ends.from, y: place)
    let to = isUpright ? CGPoint(x: place, y: ends.to) : CGPoint(x: ends.to, y: place)
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    let stroke = lineStyle(mark) ?? StrokeStyle(lineWidth: MarkMetrics.ruleWidth)
    let rect = CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    var shape = shape(mark, frame: rect, steps: [.stroke(path, stroke)])
    let half = stroke.lineWidth / 2
    shape.frame = isUpright ? rect.insetBy(dx: -half, dy: 0) : rect.insetBy(dx: 0, dy: -half)
    return shape
  }

  /// Returns the stroke style of a line or a rule, if one is set.
  func lineStyle(_ mark: Mark) -> StrokeStyle? {
    switch mark.style.line {
    case .given(let style): style
    case .by(let key): data.styles.line?(key)
    case nil: nil
    }
  }

  /// Returns the style that a mark is painted with.
  func foreground(_ mark: Mark) -> AnyShapeStyle {
    switch mark.style.foreground {
    case .given(let style): style
    case .by(let key): data.styles.foreground?.style(key) ?? AnyShapeStyle(TintShapeStyle())
    case nil: AnyShapeStyle(TintShapeStyle())
    }
  }

  func shape(_ mark: Mark, frame: CGRect, steps: [MarkShape.Step], isDownward: Bool = false) -> MarkShape {
    var shape = MarkShape(
      kind: mark.kind, orders: [mark.order], frame: frame, steps: steps, style: foreground(mark),
      sharedStyle: mark.sharedStyle)
    if !mark.style.annotations.isEmpty {
      shape.targets = [
        MarkShape.Target(
          order: mark.order, rect: frame, annotations: mark.style.annotations, isDownward: isDownward,
          followsX: !mark.x.values.isEmpty, followsY: !mark.y.values.isEmpty)
      ]
    }
    return shape
  }
}
