import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Which part of an axis a chart shows.
struct ScrollWindow {
  private let length: Double?
  private let position: _PlottedValue?

  init(_ scrolling: ChartSettings.Scrolling, _ axis: Axis) {
    let isScrolled = scrolling.axes.contains(axis == .horizontal ? .horizontal : .vertical)
    length = isScrolled ? (axis == .horizontal ? scrolling.xLength : scrolling.yLength) : nil
    position = axis == .horizontal ? scrolling.xPosition : scrolling.yPosition
  }

  var isActive: Bool { length != nil }

  /// The ends of the whole scale, where a window of it lies between two ends.
  ///
  /// - Source: Swift Charts, `chartXVisibleDomain(length:)`: for categories the number of them.
  func applied(to domain: PlotDomain, start: CGFloat, end: CGFloat) -> (start: CGFloat, end: CGFloat) {
    guard let length, length > 0, length.isFinite else { return (start, end) }
    let whole: Double
    var first = 0.0
    switch domain.kind {
    case .category(let values):
      whole = Double(values.count)
      first = position.flatMap { value in values.firstIndex(of: value).map(Double.init) } ?? 0
    case .continuous(let lower, let upper, _):
      whole = upper - lower
      first = (position?.quantity ?? lower) - lower
    }
    guard whole > length else { return (start, end) }
    first = min(max(first, 0), whole - length)
    let unit = (end - start) / CGFloat(length)
    let from = start - unit * CGFloat(first)
    return (from, from + unit * CGFloat(whole))
  }
}
