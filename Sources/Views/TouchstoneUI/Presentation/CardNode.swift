import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The card of a sheet, or a full-screen cover: a background, content in the safe area, and a handle.
final class CardNode: NodeDelegate {
  let name = "card"
  private let content: RenderNode
  private let background: RenderNode
  private let handle: RenderNode?
  private let cornerRadius: CGFloat
  private let bottomRadius: CGFloat
  let unsafeInsets: EdgeInsets?

  init(
    content: RenderNode, background: RenderNode, handle: RenderNode?, cornerRadius: CGFloat, bottomRadius: CGFloat = 0,
    insets: EdgeInsets, direction: LayoutDirection
  ) {
    self.content = content
    self.background = background
    self.handle = handle
    self.cornerRadius = cornerRadius
    self.bottomRadius = bottomRadius
    unsafeInsets = insets.resolved(in: direction)
  }

  func node(in environment: EnvironmentValues) -> RenderNode {
    DelegatingNode(self, environment: environment, children: [background, content] + (handle.map { [$0] } ?? []))
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else { return proposal.replacingUnspecifiedDimensions() }
    return proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    node.place(background, at: .zero, proposal: ProposedViewSize(size))
    let safe = node.safeRect
    let own = content.size(for: ProposedViewSize(safe.size))
    node.place(
      content, at: CGPoint(x: safe.midX - own.width / 2, y: safe.midY - own.height / 2),
      proposal: ProposedViewSize(safe.size))
    if let handle {
      node.place(
        handle,
        at: CGPoint(
          x: (size.width - handle.size(for: .unspecified).width) / 2, y: node.environment.look.sheets.handleTop),
        proposal: .unspecified)
    }
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    let bounds = recorder.bounds(of: node.frame.size)
    let radii = RectangleCornerRadii(
      topLeading: cornerRadius, bottomLeading: bottomRadius, bottomTrailing: bottomRadius, topTrailing: cornerRadius)
    let shape = cornerRadius > 0 ? Path(roundedRect: bounds, cornerRadii: radii) : Path(bounds)
    recorder.group(DisplayList.Group(clips: [DisplayList.Clip(path: shape)], items: [])) {
      node.drawChildren(into: &$0)
    }
  }
}
