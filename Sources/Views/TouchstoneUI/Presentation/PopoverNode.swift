import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A popover: a box with an arrow that points to the view that presents it.
///
/// It proposes nothing to its content. It reports the proposed size. It places the box at the wanted side of the
/// presenting view, or else below or above it, within the screen; if there is room on neither side, over the middle of
/// the view, without an arrow. A dialog has none anywhere.
final class PopoverNode: NodeDelegate {
  let name = "popover"
  private let content: RenderNode
  private let background: RenderNode
  private let source: RenderNode
  private let arrowEdge: Edge?
  private let hasArrow: Bool
  private var box = CGRect.zero
  private var tip = CGPoint.zero
  /// The edge of the box with the arrow, or `nil` for none.
  private var side: Edge? = .top

  init(content: RenderNode, background: RenderNode, source: RenderNode, arrowEdge: Edge?, hasArrow: Bool = true) {
    self.content = content
    self.background = background
    self.source = source
    self.arrowEdge = arrowEdge
    self.hasArrow = hasArrow
  }

  func node(in environment: EnvironmentValues) -> RenderNode {
    DelegatingNode(self, environment: environment, children: [background, content])
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let metrics = node.environment.look.popovers
    let area = node.environment.safeArea(of: size, margin: metrics.screenMargin)
    let anchor = source.frame(in: node.root)
    var own = content.size(for: .unspecified)
    own = CGSize(width: min(own.width, area.width), height: min(own.height, area.height))
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let fitsBelow = anchor.maxY + metrics.arrowHeight + own.height <= area.maxY
    // `arrowEdge` is the edge of the presenting view that the arrow points to.
    let fitsAbove = anchor.minY - metrics.arrowHeight - own.height >= area.minY
    let edge = arrowEdge ?? (fitsBelow ? .bottom : .top)
    switch edge {
    case .bottom, .top:
      let isBelow = edge == .bottom
      tip = CGPoint(x: anchor.midX, y: isBelow ? anchor.maxY : anchor.minY)
      side = isBelow ? .top : .bottom
      box.origin.y = isBelow ? tip.y + metrics.arrowHeight : tip.y - metrics.arrowHeight - own.height
      box.origin.x = tip.x - own.width / 2
    case .leading, .trailing:
      let isRight = (edge == .trailing) != isMirrored
      tip = CGPoint(x: isRight ? anchor.maxX : anchor.minX, y: anchor.midY)
      side = isRight ? .leading : .trailing
      box.origin.x = isRight ? tip.x + metrics.arrowHeight : tip.x - metrics.arrowHeight - own.width
      box.origin.y = tip.y - own.height / 2
    }
    if arrowEdge == nil, !fitsBelow, !fitsAbove {
      side = nil
      box.origin.y = anchor.midY - own.height / 2
    }
    box.size = own
    box.origin.x = max(area.minX, min(box.minX, area.maxX - own.width))
    box.origin.y = max(area.minY, min(box.minY, area.maxY - own.height))
    // The background is behind the arrow too.
    node.place(background, at: .zero, proposal: ProposedViewSize(size))
    node.place(content, at: box.origin, proposal: ProposedViewSize(own))
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    let metrics = node.environment.look.popovers
    let origin = recorder.origin
    let shape = outline(metrics).applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    recorder.drawShadow(of: shape, metrics.shadow, node.environment)
    recorder.group(DisplayList.Group(clips: [DisplayList.Clip(path: shape)], items: [])) {
      background.drawAsChild(into: &$0)
      content.drawAsChild(into: &$0)
    }
  }

  /// The outline of the box with its arrow.
  private func outline(_ metrics: PopoverMetrics) -> Path {
    var path = Path(roundedRect: box, cornerRadius: metrics.cornerRadius, style: .continuous)
    let half = metrics.arrowWidth / 2
    let reach = metrics.cornerRadius + half
    let x = max(box.minX + reach, min(tip.x, box.maxX - reach))
    let y = max(box.minY + reach, min(tip.y, box.maxY - reach))
    guard let side, hasArrow else { return path }
    /// Returns a point of the arrow: its distance along the edge, and how far it is from the box to the tip, from 0 to 1.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      // The arrow reaches a point into the box, so that no seam is visible.
      switch side {
      case .top: CGPoint(x: x + along, y: box.minY + 1 - out * (box.minY + 1 - tip.y))
      case .bottom: CGPoint(x: x - along, y: box.maxY - 1 + out * (tip.y - box.maxY + 1))
      case .leading: CGPoint(x: box.minX + 1 - out * (box.minX + 1 - tip.x), y: y - along)
      case .trailing: CGPoint(x: box.maxX - 1 + out * (tip.x - box.maxX + 1), y: y + along)
      }
    }
    // Its shoulders and its tip are round.
    path.move(to: point(-half, 0))
    path.addCurve(to: point(0, 1), control1: point(-half * 0.45, 0), control2: point(-half * 0.3, 1))
    path.addCurve(to: point(half, 0), control1: point(half * 0.3, 1), control2: point(half * 0.45, 0))
    path.closeSubpath()
    return path
  }
}

extension EnvironmentValues {
  /// Returns the part of a screen in which a presentation may be, with a margin inside the safe area.
  func safeArea(of size: CGSize, margin: CGFloat) -> CGRect {
    let insets = safeAreaInsets.resolved(in: layoutDirection)
    return CGRect(
      x: insets.leading + margin, y: insets.top + margin,
      width: max(0, size.width - insets.horizontal - 2 * margin),
      height: max(0, size.height - insets.vertical - 2 * margin))
  }
}
