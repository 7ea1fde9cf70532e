import Foundation
import TouchstoneUI

/// Lays out the items of a legend in rows that wrap at the chart's width, or in a column.
///
/// Inferred: legends wrap.
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
    var frames: [CGRect] = []
    var next = CGPoint.zero
    var lineHeight: CGFloat = 0
    for view in subviews {
      let ideal = view.sizeThatFits(.unspecified)
      let size = CGSize(width: min(ideal.width, width), height: ideal.height)
      if next.x > 0, isColumn || next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + lineHeight + LegendMetrics.spacing)
        lineHeight = 0
      }
      frames.append(CGRect(origin: next, size: size))
      next.x += size.width + LegendMetrics.itemSpacing
      lineHeight = max(lineHeight, size.height)
    }
    return frames
  }
}
