package import Foundation
import TouchstoneDrawing

/// The rows, headers and footers of a list, one below the other.
///
/// It proposes each its own width and no height. It reports that width and the sum of the heights and gaps. It places
/// them from the top, each after its gap.
package final class ListContentNode: Node {
  /// How far, in points, shadows and the like are expected to reach out of a row.
  private static let reach: CGFloat = 100

  /// A part of a list with the room above it.
  struct Part {
    let node: Node
    let gap: CGFloat
  }

  private let gaps: [CGFloat]
  private let bottom: CGFloat

  /// - Parameter bottom: The room below the last part, in points.
  init(parts: [Part], bottom: CGFloat, environment: EnvironmentValues) {
    gaps = parts.map(\.gap)
    self.bottom = bottom
    super.init(name: "rows", environment: environment, children: parts.map(\.node))
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    var size = CGSize(width: 0, height: bottom)
    for (child, gap) in zip(children, gaps) {
      let own = child.size(for: inner)
      size.width = max(size.width, own.width)
      size.height += gap + own.height
    }
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(width: size.width, height: nil)
    var y: CGFloat = 0
    for (child, gap) in zip(children, gaps) {
      y += gap
      place(child, at: CGPoint(x: 0, y: y), proposal: inner)
      y += child.frame.height
    }
  }

  package override func draw(into recorder: inout Recorder) {
    guard let visible = recorder.visible?.insetBy(dx: -Self.reach, dy: -Self.reach) else {
      drawChildren(into: &recorder)
      return
    }
    for child in children where child.frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y).intersects(visible) {
      child.drawAsChild(into: &recorder)
    }
  }
}

/// The header or the footer of a section.
///
/// It proposes the content its width less the margins of a row. It reports that width and the content's height with the
/// room around it. It places the content at the leading edge, at the bottom of a header and at the top of a footer.
package final class ListSupplementNode: Node {
  private let content: Node
  private let look: _ListLook
  private let padding: (top: CGFloat, bottom: CGFloat)
  private let minimumHeight: CGFloat

  init(
    name: String, content: Node, look: _ListLook, padding: (top: CGFloat, bottom: CGFloat), minimumHeight: CGFloat,
    environment: EnvironmentValues
  ) {
    self.content = content
    self.look = look
    self.padding = padding
    self.minimumHeight = minimumHeight
    super.init(name: name, environment: environment, children: [content])
    traits.id = content.traits.id
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

  private func sides(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let insets = content.traits.listRow.insets ?? ListMetrics.rowInsets(look, width: width)
    let margin = ListMetrics.groupMargin(look, width: width)
    return (margin + insets.leading, margin + insets.trailing)
  }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - sides($0).leading - sides($0).trailing) }, height: nil)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal.width))
    return CGSize(
      width: proposal.width ?? size.width + sides(0).leading + sides(0).trailing,
      height: max(minimumHeight, size.height + padding.top + padding.bottom))
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(size.width)
    let own = content.size(for: inner)
    let leading = sides(size.width).leading
    let x = environment.layoutDirection == .rightToLeft ? size.width - leading - own.width : leading
    place(content, at: CGPoint(x: x, y: size.height - padding.bottom - own.height), proposal: inner)
  }
}
