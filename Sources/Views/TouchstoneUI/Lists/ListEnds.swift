import Foundation
import TouchstoneCore

/// Keeps the rows of a list away from its top and bottom.
///
/// It proposes the width and no height to the rows. It reports their size plus these margins. Directly below a large
/// title, there is no top margin.
struct ListEnds: Layout {
  let top: CGFloat
  let bottom: CGFloat
  let titleBar: TitleBar?

  private var shownTop: CGFloat { titleBar?.isLarge == true ? 0 : top }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: size.width, height: shownTop + size.height + bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + shownTop),
      proposal: ProposedViewSize(width: bounds.width, height: nil))
  }
}
