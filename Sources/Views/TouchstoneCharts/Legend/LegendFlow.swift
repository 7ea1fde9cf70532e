import Foundation
import TouchstoneUI

/// Lays out the items of a legend in a row, in a grid if they are wider than the chart, or in a column.
///
/// Proposes nothing to its items; is as large as the rows and columns that it needs; places each item at the leading edge
/// of its column.
///
/// - Source: a picture that Apple's frameworks drew: columns are as wide as their widest item, and 8 points apart.
struct LegendFlow: Layout {
  let isColumn: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(subviews, width: proposal.width ?? .infinity).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    let sizes = subviews.map { view -> CGSize in
      let ideal = view.sizeThatFits(.unspecified)
      return CGSize(width: min(ideal.width, width), height: ideal.height)
    }
    let columns = isColumn ? [sizes.map(\.width).max() ?? 0] : Self.columns(sizes.map(\.width), within: width)
    var frames: [CGRect] = []
    var top: CGFloat = 0
    for start in stride(from: 0, to: sizes.count, by: columns.count) {
      let row = sizes[start..<min(start + columns.count, sizes.count)]
      var left: CGFloat = 0
      for (size, column) in zip(row, columns) {
        frames.append(CGRect(origin: CGPoint(x: left, y: top), size: size))
        left += column + LegendMetrics.itemSpacing
      }
      top += (row.map(\.height).max() ?? 0) + (isColumn ? LegendMetrics.partSpacing : LegendMetrics.rowSpacing)
    }
    return frames
  }

  /// Returns the widths of as many columns as fit, at least one.
  private static func columns(_ widths: [CGFloat], within width: CGFloat) -> [CGFloat] {
    for count in stride(from: widths.count, to: 1, by: -1) {
      var columns = [CGFloat](repeating: 0, count: count)
      for (index, width) in widths.enumerated() { columns[index % count] = max(columns[index % count], width) }
      if columns.reduce(LegendMetrics.itemSpacing * CGFloat(count - 1), +) <= width { return columns }
    }
    return [widths.max() ?? 0]
  }
}
