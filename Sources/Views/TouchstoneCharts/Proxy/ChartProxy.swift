public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// Access to the scales and the plot of a chart: converts between values and positions in the plot.
///
/// Positions are in points from the top-left corner of the plot. If the chart scrolls, the proxy's plot is the whole
/// one, of which the chart shows a part.
///
/// - Source: Swift Charts, `ChartProxy`.
public struct ChartProxy {
  // Weak, because the chart's node owns the layers that hold the proxy.
  private weak var node: DelegatingNode?

  init(_ node: DelegatingNode) { self.node = node }

  private var plot: PlotNode? { node?.delegate as? PlotNode }
  var geometry: PlotGeometry? { plot?.geometry }
  private var data: ChartData? { plot?.data }
  var selection: SelectionActions? { plot?.selection }

  /// The frame of the whole plot, relative to its visible part.
  private var whole: CGRect {
    guard let geometry else { return .zero }
    let whole = geometry.whole
    guard isMirrored else { return whole }
    return CGRect(x: geometry.size.width - whole.maxX, y: whole.minY, width: whole.width, height: whole.height)
  }

  private var isMirrored: Bool { node?.environment.layoutDirection == .rightToLeft }

  /// The size of the plot, in points.
  public var plotSize: CGSize { geometry?.whole.size ?? .zero }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plotSize }

  /// An anchor to the frame of the plot, which a `GeometryProxy` resolves.
  public var plotFrame: Anchor<CGRect>? {
    guard plot?.isScrolled == true else { return plotContainerFrame }
    return node.map { Anchor(.rect(whole), of: $0) }
  }

  /// An anchor to the frame of the plot's visible part.
  public var plotContainerFrame: Anchor<CGRect>? { node.map { Anchor(.bounds, of: $0) } }

  /// An anchor to the frame of the plot, which a `GeometryProxy` resolves.
  ///
  /// - Precondition: The chart is on screen; ``plotFrame`` has no such requirement.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotFrame else { preconditionFailure("The chart of this proxy is no longer shown; use plotFrame.") }
    return plotFrame
  }

  /// Converts an x position of a scale to the whole plot.
  private func x(_ place: CGFloat) -> CGFloat {
    let x = place - (geometry?.whole.minX ?? 0)
    return isMirrored ? plotSize.width - x : x
  }

  /// Converts a y position of a scale to the whole plot.
  private func y(_ place: CGFloat) -> CGFloat { place - (geometry?.whole.minY ?? 0) }

  // MARK: Positions of values

  /// Returns the x position of a value.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry?.x?.place(of: value.plotted).map(x)
  }

  /// Returns the y position of a value.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry?.y?.place(of: value.plotted).map(y) }

  /// Returns the position of an x and a y value.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the band of a category along the x axis, or the empty range at the position of another value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry?.x?.band(of: value.plotted).map { band in
      let (one, two) = (x(band.lowerBound), x(band.upperBound))
      return min(one, two)...max(one, two)
    }
  }

  /// Returns the band of a category along the y axis, or the empty range at the position of another value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry?.y?.band(of: value.plotted).map { y($0.lowerBound)...y($0.upperBound) }
  }

  /// Returns the rectangle where the bands of two categories intersect.
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  // MARK: Values at positions

  /// Returns the value at an x position.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    plottedX(at: position).flatMap { P(plotted: $0) }
  }

  /// Returns the value at an x position, measured from the left edge of the plot.
  func plottedX(at position: CGFloat) -> _PlottedValue? {
    let x = isMirrored ? plotSize.width - position : position
    return geometry?.x?.value(at: x + (geometry?.whole.minX ?? 0))
  }

  /// Returns the value at a y position, measured from the top of the plot.
  func plottedY(at position: CGFloat) -> _PlottedValue? {
    geometry?.y?.value(at: position + (geometry?.whole.minY ?? 0))
  }

  /// Returns the value at a y position.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    plottedY(at: position).flatMap { P(plotted: $0) }
  }

  /// Returns the x and the y value at a position.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// Returns the angle of a position around the centre of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let turn = atan2(Double(position.x - plotSize.width / 2), Double(plotSize.height / 2 - position.y))
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  /// Returns the running total of the sectors up to an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    guard let total = data?.sectors.total, total > 0 else { return nil }
    let share = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return P(plotted: .number((share < 0 ? share + 1 : share) * total))
  }

  // MARK: Styles of values

  /// Returns the foreground style that the chart's scale assigns to a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    data?.styles.foreground?.style(value.plotted)
  }

  /// Returns the symbol that the chart's scale assigns to a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { data?.styles.symbol?(value.plotted) }

  /// Returns the symbol area that the chart's scale assigns to a value, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { data?.styles.symbolSize?.area(value.plotted) }

  /// Returns the stroke style that the chart's scale assigns to a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { data?.styles.line?(value.plotted) }

  // MARK: Domains

  /// Returns the domain of the x axis: its two ends, or all categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.values(geometry?.x?.domain) }

  /// Returns the domain of the y axis: its two ends, or all categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.values(geometry?.y?.domain) }

  /// Returns the domain of the foreground style scale.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    switch data?.styles.foreground {
    case .categories(let scale): scale.keys.compactMap { P(plotted: $0) }
    case .ramp(let scale): scale.domain.ends.compactMap { P(plotted: $0) }
    case nil: []
    }
  }

  /// Returns the domain of the symbol scale.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    data?.styles.symbol?.keys.compactMap { P(plotted: $0) } ?? []
  }

  /// Returns the domain of the line style scale.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    data?.styles.line?.keys.compactMap { P(plotted: $0) } ?? []
  }

  /// Returns the domain of the symbol size scale.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    data?.styles.symbolSize?.domain.compactMap { P(plotted: $0) } ?? []
  }

  private static func values<P: Plottable>(_ domain: PlotDomain?) -> [P] {
    guard let domain else { return [] }
    switch domain.kind {
    case .category(let categories): return categories.values.compactMap { P(plotted: $0) }
    case .continuous(let lower, let upper, _):
      let ends = [lower, upper].compactMap { P(plotted: domain.plotted($0)) }
      return domain.isReversed ? ends.reversed() : ends
    }
  }
}
