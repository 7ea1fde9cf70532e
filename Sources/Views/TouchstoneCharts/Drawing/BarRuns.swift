import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The runs of neighbouring bars that are drawn as one, for data so large that each bar is far thinner than a pixel.
struct BarRuns {
  /// The ranges of marks to draw, each a single mark or several bars drawn as one.
  private(set) var runs: [Range<Int>] = []

  /// The number of marks above which neighbouring bars are drawn as one.
  private static let limit = 100_000

  /// - Parameters:
  ///   - marks: The marks of the chart.
  ///   - order: The marks in the order in which they are drawn, by their index; `nil` for a line or an area.
  init(_ marks: [Mark], _ order: [Int?]) {
    let most = (order.count + Self.limit - 1) / Self.limit
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, end - start < most, let one = order[start], let other = order[end],
        marks[one].isLike(marks[other])
      {
        end += 1
      }
      runs.append(start..<end)
      start = end
    }
  }
}

extension Mark {
  /// Whether both marks are bars with the same style, and nothing distinguishes or annotates them.
  fileprivate func isLike(_ other: Mark) -> Bool {
    kind == .bar && other.kind == .bar && sharedStyle === other.sharedStyle && style.annotations.isEmpty
      && style.layers.isEmpty && valueAxis == other.valueAxis
  }
}

extension PlotGeometry {
  /// Returns one bar in place of several: as long as the longest, and as wide as all of them together.
  func barShape(_ marks: some Collection<Mark>) -> MarkShape? {
    func length(_ mark: Mark) -> Double {
      if let values = data.stacking[mark]?.values { return values.upperBound - values.lowerBound }
      return mark.valueAxis.flatMap { position(mark, $0).key?.quantity }.map(abs) ?? 0
    }
    guard let longest = marks.max(by: { length($0) < length($1) }), let axis = longest.valueAxis,
      var shape = boxShape(longest)
    else { return nil }
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    let sides = marks.compactMap { extent($0, across, plain: MarkMetrics.plainBarWidth) }
    let start = sides.map(\.from).min() ?? 0
    let width = sides.reduce(0) { $0 + $1.to - $1.from }
    if across == .horizontal {
      (shape.frame.origin.x, shape.frame.size.width) = (start, width)
    } else {
      (shape.frame.origin.y, shape.frame.size.height) = (start, width)
    }
    shape.steps = [.fill(Path(shape.frame), style: FillStyle())]
    shape.orders = marks.map(\.order)
    return shape
  }
}
