import Foundation
import TouchstoneUI

/// Lays out the bar of a continuous scale, with a label and a tick for each value.
///
/// The first label starts at the leading edge, so the bar is inset to make the label centred on its tick.
struct LegendRampLayout: Layout {
  let shares: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(subviews).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, frame) in zip(subviews, frames(subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews) -> [CGRect] {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let bar = sizes.first, sizes.count == 1 + 2 * shares.count else { return [] }
    let labels = Array(sizes[1..<(1 + shares.count)])
    let start = zip(shares, labels).map { $1.width / 2 - CGFloat($0) * bar.width }.max() ?? 0
    func place(_ share: Double) -> CGFloat { start + CGFloat(share) * bar.width }
    let labelTop = bar.height + LegendMetrics.barTick + LegendMetrics.barLabelSpacing
    return [CGRect(x: start, y: 0, width: bar.width, height: bar.height)]
      + zip(shares, labels).map {
        CGRect(x: place($0) - $1.width / 2, y: labelTop, width: $1.width, height: $1.height)
      }
      + zip(shares, sizes[(1 + shares.count)...]).map {
        CGRect(x: place($0) - $1.width / 2, y: bar.height, width: $1.width, height: $1.height)
      }
  }
}
