import SwiftUI

/// Three places side by side, aligned at the bottom: the first in the middle, the second before it, the third after it.
struct PodiumLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let column = columnWidth(proposal, subviews)
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: column, height: nil)).height }
    return CGSize(
      width: column * CGFloat(subviews.count) + spacing * CGFloat(max(subviews.count - 1, 0)),
      height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let column = columnWidth(proposal, subviews)
    let order = [1, 0, 2].filter { subviews.indices.contains($0) }
    for (position, index) in order.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + CGFloat(position) * (column + spacing), y: bounds.maxY), anchor: .bottomLeading,
        proposal: ProposedViewSize(width: column, height: nil))
    }
  }

  private func columnWidth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    let count = CGFloat(max(subviews.count, 1))
    guard let width = proposal.width else {
      return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }
    return max(0, (width - spacing * (count - 1)) / count)
  }
}

#Preview(traits: .fixedLayout(width: 380, height: 280)) {
  PodiumLayout(spacing: 8) {
    ForEach(Runner.all.prefix(3)) { PodiumPlace(runner: $0) }
  }
  .padding(.top, 40).padding(.horizontal)
  .foregroundStyle(.white)
  .background(.indigo)
}
