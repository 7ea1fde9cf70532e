public import Foundation
import TouchstoneDrawing

/// A layout that gives a view its ideal size.
///
/// It leaves its proposal unspecified along the fixed axes and passes it on along the others. It reports the view's
/// size. It places the view with the same proposal: `Color.red.frame(width: 40).frame(idealWidth: 150)` stays 150 points wide.
///
/// - Source: SwiftUI, `_FixedSizeLayout`.
public struct _FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool

  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension _FixedSizeLayout: UnaryLayoutModifier {
  public typealias Cache = Void

  package nonisolated static var nodeName: String { "fixedSize" }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    subviews[subviews.startIndex].sizeThatFits(inner(proposal))
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[subviews.startIndex].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal))
  }
}

extension View {
  /// Fixes the view at its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal size along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
