import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The rows, headers and footers of a list, one below the other.
///
/// It proposes its own width and no height to each of them. It reports that width and the sum of the heights and gaps.
/// It places them from the top down, each after its gap; a header that sticks stays at the top of the visible area until
/// the end of its section.
final class ListContentNode: NodeDelegate {
  /// How far shadows and the like are expected to extend beyond a row, in points.
  private static let reach: CGFloat = 100

  /// A part of a list with the space above it.
  struct Part {
    let node: RenderNode
    let gap: CGFloat
    var section = 0
    var isHeader = false
  }

  let name = "rows"
  private let parts: [Part]
  private var gaps: [CGFloat] { parts.map(\.gap) }
  /// The visible area in which headers stick, or `nil` if they move with their rows.
  private let window: ScrollWindow?
  /// The headers that are not at their own positions.
  private var pinned: Set<Int> = []

  init(parts: [Part], window: ScrollWindow? = nil) {
    self.parts = parts
    self.window = window
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize.zero
    for (child, gap) in zip(node.children, gaps) {
      let own = child.size(for: inner)
      size.width = max(size.width, own.width)
      size.height += gap + own.height
    }
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(width: size.width, height: nil)
    var y: CGFloat = 0
    for (child, gap) in zip(node.children, gaps) {
      y += gap
      node.place(child, at: CGPoint(x: 0, y: y), proposal: inner)
      y += child.frame.height
    }
    pinHeaders(of: node, proposal: inner)
  }

  private func pinHeaders(of node: RenderNode, proposal: ProposedViewSize) {
    pinned = []
    guard let window, window.node != nil else { return }
    let top = window.pinnedRect.applying(node.transform(to: window.node).inverted()).minY
    for (index, part) in parts.enumerated() where part.isHeader {
      let last = parts.lastIndex { $0.section == part.section } ?? index
      let own = part.node.frame
      let y = min(max(own.minY, top), node.children[last].frame.maxY - own.height)
      guard y > own.minY else { continue }
      pinned.insert(index)
      node.place(part.node, at: CGPoint(x: 0, y: y), proposal: proposal)
    }
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    let visible = recorder.visible?.insetBy(dx: -Self.reach, dy: -Self.reach)
    for (index, child) in node.children.enumerated() where !pinned.contains(index) {
      let frame = child.frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
      if visible?.intersects(frame) ?? true { child.drawAsChild(into: &recorder) }
    }
    for header in pinned.sorted().map({ node.children[$0] }) {
      let frame = header.frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
      // The rows below shine through.
      recorder.fill(
        Path(frame), Material.bar.rendering(in: StyleContext(environment: node.environment, bounds: frame)))
      header.drawAsChild(into: &recorder)
    }
  }
}
