import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The backgrounds of every second row below the last one, where a table of macOS has no rows.
///
/// It reports the proposed size.
final class RowStripesNode: NodeDelegate {
  let name = "stripes"
  private let scroll: RenderNode
  private let count: Int

  /// - Parameters:
  ///   - scroll: The list.
  ///   - count: The number of its rows.
  init(scroll: RenderNode, count: Int) {
    self.scroll = scroll
    self.count = count
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    guard let desktop = node.environment.look.desktop, let content = scroll.children.first else { return }
    let bounds = recorder.bounds(of: node.frame.size)
    var row = CGRect(
      x: bounds.minX + desktop.rows.inset, y: bounds.minY + content.frame.maxY - desktop.rows.ends,
      width: bounds.width - 2 * desktop.rows.inset, height: desktop.rows.height)
    var index = count
    recorder.group(DisplayList.Group(clips: [DisplayList.Clip(path: Path(bounds))], items: [])) { recorder in
      while row.minY < bounds.maxY {
        if !index.isMultiple(of: 2) {
          let shape = Path(roundedRect: row, cornerRadius: desktop.rows.cornerRadius, style: .continuous)
          let context = StyleContext(environment: node.environment, bounds: row)
          recorder.fill(shape, desktop.alternateRow.color.rendering(in: context))
        }
        index += 1
        row.origin.y += row.height
      }
    }
  }
}
