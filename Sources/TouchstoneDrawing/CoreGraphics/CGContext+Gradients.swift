public import Foundation

extension CGContext {
  /// Draws a gradient along a line, over all that clips leave.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - start: Where the first colour lies.
  ///   - end: Where the last colour lies.
  ///   - options: On which sides the end colours go on.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0, length.isFinite else { return }
    let page = pageInUserSpace
    let reach = hypot(page.width, page.height) + hypot(page.midX - start.x, page.midY - start.y) + length
    // A band across the line, as wide as the page needs.
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

  /// Draws a gradient in circles from one to another, over all that clips leave.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre of the circle of the first colour.
  ///   - startRadius: The radius of the circle of the first colour.
  ///   - endCenter: The centre of the circle of the last colour.
  ///   - endRadius: The radius of the circle of the last colour.
  ///   - options: On which sides the end colours go on.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      let circles = GradientCircles(
        startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
        extendsBefore: options.contains(.drawsBeforeStartLocation),
        extendsAfter: options.contains(.drawsAfterEndLocation))
      return fillUserSpace(.circularGradient(gradient.ramp, circles))
    }
    let sides = [CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation].map(options.contains)
    let (goesOnInside, goesOnOutside) =
      startRadius <= endRadius ? (sides[0], sides[1]) : (sides[1], sides[0])
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var clips: [DisplayList.Clip] = []
    if !goesOnOutside { clips.append(DisplayList.Clip(path: circle(max(startRadius, endRadius)))) }
    let hole = min(startRadius, endRadius)
    if !goesOnInside, hole > 0 { clips.append(DisplayList.Clip(path: circle(hole), isInverse: true)) }
    fillUserSpace(
      .radialGradient(gradient.ramp, center: endCenter, startRadius: startRadius, endRadius: endRadius), clips: clips)
  }

  /// Draws a gradient of one turn about a point, over all that clips leave.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The point around which they turn.
  ///   - angle: Where the gradient begins, in radians, counterclockwise where y points upwards.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    fillUserSpace(.angularGradient(gradient.ramp, center: center, startAngle: angle, endAngle: angle + 2 * .pi))
  }

  /// The page in the user's coordinates.
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
