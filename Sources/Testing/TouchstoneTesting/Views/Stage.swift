import Foundation
import TouchstoneAudits
import TouchstoneSnapshots
import TouchstoneUI

/// A view in its layout.
struct Stage<Content: View>: View {
  @Environment(\.look.desktop) private var desktop
  let layout: SwiftUISnapshotLayout
  var hasBackground: Bool
  /// The background, if it is not that of a screen or a window.
  let background: Color?
  let content: Content

  var body: some View {
    // The background extends under a screen's bars; the view only if it ignores the safe area.
    sized.modifier(StageBackground(background: hasBackground ? Rectangle().fill(fill).ignoresSafeArea() : nil))
  }

  /// By default, the background of a window on macOS, of a screen elsewhere.
  private var fill: AnyShapeStyle {
    if let background { return AnyShapeStyle(background) }
    return desktop.map { AnyShapeStyle($0.windowBackground.color) } ?? AnyShapeStyle(BackgroundStyle())
  }

  @ViewBuilder private var sized: some View {
    switch layout {
    case .sizeThatFits: IdealSizeLayout { root }
    case .fixed(let width, let height): root.frame(width: width, height: height)
    case .device: ScreenLayout { root }
    }
  }

  private var root: some View {
    RootView(content: content).layoutValue(key: AuditedContent.self, value: true)
  }
}

/// Places a background behind a view, or none. Either way it is the same view, with its state: behind an `if`, it would be another.
private struct StageBackground<Background: View>: ViewModifier, PrimitiveModifier {
  let background: Background?

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    guard let background else { return content(context) }
    return context.layered(background, alignment: .center, kind: .background, content: content)
  }
}

/// Gives a view its ideal size, and lays it out at that size.
///
/// So a divider in a stack is as wide as the stack, and a text that fills the available width begins at the side.
///
/// - Source: swift-snapshot-testing, `Snapshotting.image` of views: `sizeThatFits` measures a hosting controller, which is
///   then laid out at that size.
private struct IdealSizeLayout: StageLayout {
  func proposalToView(_ proposal: ProposedViewSize) -> ProposedViewSize { .unspecified }
}

/// Gives a view the size of a screen, and cuts off what is larger.
///
/// - Source: swift-snapshot-testing, `Snapshotting.image(layout: .device(config:))`: the picture has the size of the device.
private struct ScreenLayout: StageLayout {
  func proposalToView(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
}

/// A layout that reports the size it proposes to the view, or in a dimension without one that of the view. It places the
/// view in the centre, and proposes the reported size to it.
private protocol StageLayout: Layout where Cache == Void {
  /// Returns the proposal to the view for one to the layout.
  func proposalToView(_ proposal: ProposedViewSize) -> ProposedViewSize
}

extension StageLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let inner = proposalToView(proposal)
    let sizes = subviews.map { $0.sizeThatFits(inner) }
    let (width, height) = (sizes.map(\.width).max(), sizes.map(\.height).max())
    return CGSize(width: inner.width ?? width ?? 0, height: inner.height ?? height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
