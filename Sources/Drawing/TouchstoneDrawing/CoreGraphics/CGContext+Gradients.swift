public import Foundation

extension CGContext {
  /// Draws a linear gradient over the current clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - start: The location of the first colour.
  ///   - end: The location of the last colour.
  ///   - options: Whether the end colours extend beyond the start and the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0, length.isFinite else { return }
    let page = pageInUserSpace
    let reach = hypot(page.width, page.height) + hypot(page.midX - start.x, page.midY - start.y) + length
    // A band across the line, wide enough to cover the page.
    let low = (options.contains(.drawsBeforeStartLocation) ? -reach : 0) / length
    let high = (options.contains(.drawsAfterEndLocation) ? length + reach : length) / length
    let across = reach / length
    let corners = [(low, -across), (high, -across), (high, across), (low, across)].map { along, aside in
      CGPoint(x: start.x + dx * along - dy * aside, y: start.y + dy * along + dx * aside)
    }
    let band = Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
    fillUserSpace(
      .linearGradient(gradient.ramp, start: start, end: end), clips: [DisplayList.Clip(path: band)])
  }

  /// Draws a gradient between two circles, over the current clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre of the starting circle.
  ///   - startRadius: The radius of the starting circle.
  ///   - endCenter: The centre of the ending circle.
  ///   - endRadius: The radius of the ending circle.
  ///   - options: Whether the end colours extend beyond the start and the end.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    var circles = GradientCircles(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
      extendsBefore: options.contains(.drawsBeforeStartLocation), extendsAfter: options.contains(.drawsAfterEndLocation)
    )
    let isWithin = hypot(endCenter.x - startCenter.x, endCenter.y - startCenter.y) <= abs(endRadius - startRadius)
    guard startCenter == endCenter || isWithin else {
      return fillUserSpace(.circularGradient(gradient.ramp, circles))
    }
    // One circle is inside the other: clips with antialiased edges limit the gradient.
    func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let (start, end) = (circle(startCenter, startRadius), circle(endCenter, endRadius))
    let grows = startRadius <= endRadius
    var clips: [DisplayList.Clip] = []
    if !(grows ? circles.extendsAfter : circles.extendsBefore) {
      clips.append(DisplayList.Clip(path: grows ? end : start))
    }
    if !(grows ? circles.extendsBefore : circles.extendsAfter), min(startRadius, endRadius) > 0 {
      clips.append(DisplayList.Clip(path: grows ? start : end, isInverse: true))
    }
    (circles.extendsBefore, circles.extendsAfter) = (true, true)
    let paint: Paint =
      startCenter == endCenter
      ? .radialGradient(gradient.ramp, center: endCenter, startRadius: startRadius, endRadius: endRadius)
      : .circularGradient(gradient.ramp, circles)
    fillUserSpace(paint, clips: clips)
  }

  /// Draws a conic gradient of one full turn, over the current clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The point around which the colours turn.
  ///   - angle: The angle at which the gradient begins, in radians, counterclockwise where y points up.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    fillUserSpace(.angularGradient(gradient.ramp, center: center, startAngle: angle, endAngle: angle + 2 * .pi))
  }

  private var pageInUserSpace: CGRect { pageInList.applying(toList.inverted()) }

  private func fillUserSpace(_ paint: Paint, clips: [DisplayList.Clip] = []) {
    guard toList.determinant != 0, toList.determinant.isFinite else { return }
    record([
      .group(
        DisplayList.Group(
          transform: toList, clips: clips, items: [.fill(Path(pageInUserSpace), paint, FillStyle())]))
    ])
  }
}
