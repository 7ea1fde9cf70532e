import Foundation
import TouchstoneSnapshots
import TouchstoneUI

/// A view in its layout.
struct Stage<Content: View>: View {
  @Environment(\.look.desktop) private var desktop
  let layout: SwiftUISnapshotLayout
  let hasBackground: Bool
  let content: Content

  var body: some View {
    if hasBackground {
      // The background extends under a screen's bars; the view only if it ignores the safe area.
      sized.background { Rectangle().fill(background).ignoresSafeArea() }
    } else {
      sized
    }
  }

  /// The background of a window on macOS, of a screen elsewhere.
  private var background: AnyShapeStyle {
    desktop.map { AnyShapeStyle($0.windowBackground.color) } ?? AnyShapeStyle(BackgroundStyle())
  }

  @ViewBuilder private var sized: some View {
    switch layout {
    case .sizeThatFits: StageLayout(isIdeal: true) { RootView(content: content) }
    case .fixed(let width, let height): RootView(content: content).frame(width: width, height: height)
    case .device: StageLayout(isIdeal: false) { RootView(content: content) }
    }
  }
}

/// Gives a view its ideal size, or the size of a screen, which cuts off what is larger.
///
/// It proposes to the view what it is proposed, or nothing for the ideal size. It reports the proposed size, and in a
/// dimension without a proposal that of the view. It places the view in the centre, and proposes the reported size to it. So
/// at its ideal size a divider in a stack is as wide as the stack, and a text that fills the available width begins at the
/// side.
///
/// - Source: swift-snapshot-testing, `Snapshotting.image` of views: `sizeThatFits` measures a hosting controller, which is
///   then laid out at that size; with `device(config:)`, the picture has the size of the device.
private struct StageLayout: Layout {
  let isIdeal: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposal = isIdeal ? .unspecified : proposal
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
