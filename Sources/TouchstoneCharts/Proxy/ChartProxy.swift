public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// What the layers of a chart know of its plot: where values lie, and which values lie at a place.
///
/// Places are points from the top left of the plot, of which a chart that scrolls shows a part:
/// the plot of the proxy is the whole one.
///
/// - Source: Swift Charts, `ChartProxy`.
public struct ChartProxy {
  // The layers belong to the chart's node: it must not belong to them.
  private weak var node: DelegatingNode?

  init(_ node: DelegatingNode) { self.node = node }

  private var plot: PlotNode? { node?.delegate as? PlotNode }
  var geometry: PlotGeometry? { plot?.geometry }
  private var data: ChartData? { plot?.data }
  var selection: SelectionActions? { plot?.selection }

  /// The rectangle of the whole plot, in points of the part that shows.
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

  /// The rectangle of the plot, which a `GeometryProxy` tells in its coordinates.
  public var plotFrame: Anchor<CGRect>? {
    guard plot?.isScrolled == true else { return plotContainerFrame }
    return node.map { Anchor(.rect(whole), of: $0) }
  }

  /// The rectangle of the part of the plot that shows.
  public var plotContainerFrame: Anchor<CGRect>? { node.map { Anchor(.bounds, of: $0) } }

  /// The rectangle of the plot, which a `GeometryProxy` tells in its coordinates.
  ///
  /// - Precondition: The chart is on its screen; ``plotFrame`` asks for nothing.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotFrame else { preconditionFailure("The chart of this proxy is no longer shown; use plotFrame.") }
    return plotFrame
  }

  /// A place along x that a scale has, in points of the whole plot.
  private func x(_ place: CGFloat) -> CGFloat {
    let x = place - (geometry?.whole.minX ?? 0)
    return isMirrored ? plotSize.width - x : x
  }

  /// A place along y that a scale has, in points of the whole plot.
  private func y(_ place: CGFloat) -> CGFloat { place - (geometry?.whole.minY ?? 0) }

  // MARK: Places of values

  /// The place of a value along x.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry?.x?.place(of: value.plotted).map(x)
  }

  /// The place of a value along y.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry?.y?.place(of: value.plotted).map(y) }

  /// The point of two values.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a category along x; a point for other values.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry?.x?.band(of: value.plotted).map { band in
      let (one, two) = (x(band.lowerBound), x(band.upperBound))
      return min(one, two)...max(one, two)
    }
  }

  /// The band of a category along y; a point for other values.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry?.y?.band(of: value.plotted).map { y($0.lowerBound)...y($0.upperBound) }
  }

  /// The bands of two categories.
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  // MARK: Values at places

  /// The value at a place along x.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    plottedX(at: position).flatMap { P(plotted: $0) }
  }

  /// The value at a place along x, from the left edge of the plot.
  func plottedX(at position: CGFloat) -> _PlottedValue? {
    let x = isMirrored ? plotSize.width - position : position
    return geometry?.x?.value(at: x + (geometry?.whole.minX ?? 0))
  }

  /// The value at a place along y, from the top of the plot.
  func plottedY(at position: CGFloat) -> _PlottedValue? {
    geometry?.y?.value(at: position + (geometry?.whole.minY ?? 0))
  }

  /// The value at a place along y.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    plottedY(at: position).flatMap { P(plotted: $0) }
  }

  /// The two values at a point.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The angle of a point around the middle of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let turn = atan2(Double(position.x - plotSize.width / 2), Double(plotSize.height / 2 - position.y))
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  /// The sum of the sectors up to an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    guard let total = data?.sectors.total, total > 0 else { return nil }
    let share = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return P(plotted: .number((share < 0 ? share + 1 : share) * total))
  }

  // MARK: Styles of values

  /// The style that the scale of the chart has for a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    data?.styles.foreground?.style(value.plotted)
  }

  /// The symbol that the scale of the chart has for a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { data?.styles.symbol?(value.plotted) }

  /// The area of symbols that the scale of the chart has for a value, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { data?.styles.symbolSize?.area(value.plotted) }

  /// The line style that the scale of the chart has for a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { data?.styles.line?(value.plotted) }

  // MARK: Domains

  /// The values of x: two ends, or all categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.values(geometry?.x?.domain) }

  /// The values of y: two ends, or all categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.values(geometry?.y?.domain) }

  /// The values that have foreground styles.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    switch data?.styles.foreground {
    case .categories(let scale): scale.keys.compactMap { P(plotted: $0) }
    case .ramp(let scale): scale.domain.ends.compactMap { P(plotted: $0) }
    case nil: []
    }
  }

  /// The values that have symbols.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    data?.styles.symbol?.keys.compactMap { P(plotted: $0) } ?? []
  }

  /// The values that have line styles.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    data?.styles.line?.keys.compactMap { P(plotted: $0) } ?? []
  }

  /// The values that have sizes of symbols.
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
