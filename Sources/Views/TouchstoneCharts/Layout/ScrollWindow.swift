import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The part of an axis that a scrolling chart shows.
struct ScrollWindow {
  private let length: Double?
  private let position: _PlottedValue?

  init(_ scrolling: ChartSettings.Scrolling, _ axis: Axis) {
    let isScrolled = scrolling.axes.contains(axis == .horizontal ? .horizontal : .vertical)
    length = isScrolled ? (axis == .horizontal ? scrolling.xLength : scrolling.yLength) : nil
    position = axis == .horizontal ? scrolling.xPosition : scrolling.yPosition
  }

  /// Returns the ends of the whole scale if the window is between two ends, or `nil` if the window shows all of it.
  ///
  /// - Source: Swift Charts, `chartXVisibleDomain(length:)`: for categories the number of them.
  func ends(of domain: PlotDomain, start: CGFloat, end: CGFloat) -> (start: CGFloat, end: CGFloat)? {
    guard let length, length > 0, length.isFinite else { return nil }
    let whole: Double
    /// The distance of the window's start from the lower end.
    var first = 0.0
    switch domain.kind {
    case .category(let categories):
      whole = Double(categories.values.count)
      let number = position.flatMap(categories.number).map(Double.init)
      first = domain.isReversed ? whole - 1 - (number ?? whole - 1) : number ?? 0
    case .continuous(let lower, let upper, _):
      whole = upper - lower
      let value = position?.quantity ?? (domain.isReversed ? upper : lower)
      first = domain.isReversed ? upper - value : value - lower
    }
    guard whole > length, first.isFinite else { return nil }
    first = min(max(first, 0), whole - length)
    let unit = (end - start) / CGFloat(length)
    let from = start - unit * CGFloat(first)
    return (from, from + unit * CGFloat(whole))
  }
}
