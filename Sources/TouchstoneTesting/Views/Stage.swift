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
    case .sizeThatFits: IdealSizeLayout { RootView(content: content) }
    case .fixed(let width, let height): RootView(content: content).frame(width: width, height: height)
    case .device: ScreenLayout { RootView(content: content) }
    }
  }
}

/// Gives a view the size of a screen, and cuts off what is larger.
///
/// It passes its proposal on. It reports the proposed size, and in a dimension without a proposal that of the view. It places
/// the view in the centre.
///
/// - Source: swift-snapshot-testing, `Snapshotting.image(layout: .device(config:))`: the picture has the size of the device.
private struct ScreenLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(proposal.replacingUnspecifiedDimensions(by: .zero)) { size, subview in
      let own = subview.sizeThatFits(proposal)
      return CGSize(
        width: proposal.width ?? max(size.width, own.width), height: proposal.height ?? max(size.height, own.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Gives a view its ideal size, and lays it out at that size.
///
/// It proposes the view's ideal size to the view, whatever its own proposal is. It reports that size. It places the
/// view in the centre. So a divider in a stack is as wide as the stack, and a text that fills the available width
/// begins at the side.
///
/// - Source: swift-snapshot-testing, `Snapshotting.image` of views: `sizeThatFits` measures a hosting controller, which is
///   then laid out at that size.
private struct IdealSizeLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
