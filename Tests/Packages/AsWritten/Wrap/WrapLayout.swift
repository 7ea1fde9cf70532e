import SwiftUI

/// Puts views in rows, as many in each as fit.
public struct WrapLayout: Layout {
  public struct Cache {
    var sizes: [CGSize]
    var rows: [Range<Int>] = []
  }

  /// Begins a row at a view.
  struct BeginsRow: LayoutValueKey {
    static let defaultValue = false
  }

  var spacing: CGFloat?
  var rowSpacing: CGFloat

  public init(spacing: CGFloat? = nil, rowSpacing: CGFloat = 8) {
    self.spacing = spacing
    self.rowSpacing = rowSpacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.rows = rows(
      width: proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: 0)).width, subviews,
      cache)
    let widths = cache.rows.map { width(of: $0, subviews, cache) }
    let heights = cache.rows.map { row in row.map { cache.sizes[$0].height }.max() ?? 0 }
    return CGSize(
      width: widths.max() ?? 0, height: heights.reduce(0, +) + rowSpacing * CGFloat(max(0, cache.rows.count - 1)))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for row in rows(width: bounds.width, subviews, cache) {
      let height = row.map { cache.sizes[$0].height }.max() ?? 0
      var x = bounds.minX
      for index in row {
        if index > row.lowerBound { x += gap(before: index, subviews) }
        subviews[index].place(
          at: CGPoint(x: x, y: y + height / 2), anchor: .leading, proposal: ProposedViewSize(cache.sizes[index]))
        x += cache.sizes[index].width
      }
      y += height + rowSpacing
    }
  }

  private func gap(before index: Int, _ subviews: Subviews) -> CGFloat {
    spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
  }

  private func width(of row: Range<Int>, _ subviews: Subviews, _ cache: Cache) -> CGFloat {
    row.reduce(0) { $0 + cache.sizes[$1].width + ($1 > row.lowerBound ? gap(before: $1, subviews) : 0) }
  }

  private func rows(width: CGFloat, _ subviews: Subviews, _ cache: Cache) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    for index in subviews.indices where index > start {
      let isFull = self.width(of: start..<index + 1, subviews, cache) > width
      guard isFull || subviews[index][BeginsRow.self] else { continue }
      rows.append(start..<index)
      start = index
    }
    if start < subviews.endIndex { rows.append(start..<subviews.endIndex) }
    return rows
  }
}

public extension View {
  func beginsRow(_ value: Bool = true) -> some View { layoutValue(key: WrapLayout.BeginsRow.self, value: value) }
}
