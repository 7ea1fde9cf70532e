import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The header or the footer of a section.
///
/// It proposes its width minus the margins of a row to the content. It reports that width and the content's height with
/// the space around it. It places the content at the leading edge, at the bottom of a header and at the top of a
/// footer.
final class ListSupplementNode: NodeDelegate {
  let name: String
  let content: RenderNode
  private let look: _ListAppearance
  private let padding: ListMetrics.Padding
  private let minimumHeight: CGFloat

  init(
    name: String, content: RenderNode, look: _ListAppearance, padding: ListMetrics.Padding, minimumHeight: CGFloat
  ) {
    self.name = name
    self.content = content
    self.look = look
    self.padding = padding
    self.minimumHeight = minimumHeight
  }

  private func sides(_ width: CGFloat, _ metrics: ListMetrics) -> (leading: CGFloat, trailing: CGFloat) {
    let row = content.traits.listRow
    let insets = (row.insets ?? metrics.rowInsets(width: width, typeSize: content.environment.dynamicTypeSize))
      .replacing(row.edgeInsets)
    let margin = metrics.groupMargin(look, width: width)
    return (margin + insets.leading, margin + insets.trailing)
  }

  private func inner(_ width: CGFloat?, _ metrics: ListMetrics) -> ProposedViewSize {
    guard let width else { return .unspecified }
    let sides = sides(width, metrics)
    return ProposedViewSize(width: max(0, width - sides.leading - sides.trailing), height: nil)
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    let metrics = node.environment.look.lists
    let size = content.size(for: inner(proposal.width, metrics))
    let sides = sides(0, metrics)
    return CGSize(
      width: proposal.width ?? size.width + sides.leading + sides.trailing,
      height: max(minimumHeight, size.height + padding.top + padding.bottom))
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let metrics = node.environment.look.lists
    let inner = inner(size.width, metrics)
    let own = content.size(for: inner)
    let leading = sides(size.width, metrics).leading
    let x = node.environment.layoutDirection == .rightToLeft ? size.width - leading - own.width : leading
    node.place(content, at: CGPoint(x: x, y: size.height - padding.bottom - own.height), proposal: inner)
  }
}
