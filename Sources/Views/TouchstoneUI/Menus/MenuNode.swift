import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// An open menu above the screen, beside its control or below the preview of a context menu.
///
/// It proposes nothing to the menu and to the preview. It reports the proposed size. It places a menu below its
/// control, or above it if it fits only there, at the side that the control is closer to, and a menu in a menu over the
/// item that opened it. It moves the preview of a context menu only as far as the menu requires.
final class MenuNode: NodeDelegate {
  /// What a context menu shows above its items.
  enum Preview {
    /// The view itself, or the row of a list that it is in.
    case source
    /// A view of its own.
    case view(RenderNode)
  }

  let name = "menu"
  private let card: RenderNode
  private let direction: MenuDirection?
  private let source: RenderNode
  private let preview: Preview?
  private let dimming: RenderNode?
  private var previewFrame = CGRect.zero
  /// Whether a menu in this menu is open.
  private var isParent = false

  /// - Parameters:
  ///   - card: The items.
  ///   - direction: Where a menu above its control is to begin with the lowest item.
  ///   - source: The control of the menu, or the view of the context menu.
  ///   - preview: What is shown above the items of a context menu; `nil` for a menu of a control.
  ///   - dimming: What covers the screen behind a context menu.
  init(
    card: RenderNode, direction: MenuDirection?, source: RenderNode, preview: Preview?, dimming: RenderNode?
  ) {
    self.card = card
    self.direction = direction
    self.source = source
    self.preview = preview
    self.dimming = dimming
  }

  func node(in environment: EnvironmentValues) -> RenderNode {
    var children = [card]
    if case .view(let view)? = preview { children.append(view) }
    return DelegatingNode(self, environment: environment, children: children + [dimming].compactMap { $0 })
  }

  /// The view that is lifted from the screen.
  private var lifted: RenderNode { source.isListRow ? source : source.ancestor(where: \.isListRow) ?? source }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    if let dimming { node.place(dimming, at: .zero, proposal: ProposedViewSize(size)) }
    let metrics = node.environment.look.menus
    let area = node.environment.safeArea(of: size, margin: metrics.screenMargin)
    let own = card.size(for: .unspecified)
    let outer = source.ancestor { ($0 as? DelegatingNode)?.delegate is MenuNode } as? DelegatingNode
    if let outer, let parent = outer.children.first {
      // A menu in a menu covers the item that opened it, and begins where the outer menu does. The outer menu is told,
      // because it is drawn smaller behind this one.
      (outer.delegate as? MenuNode)?.isParent = true
      let item = source.frame(in: node.root)
      let origin = CGPoint(x: parent.frame(in: node.root).minX, y: item.midY - metrics.rowHeight / 2)
      place(card, of: own, at: origin, area: area, node)
      return
    }
    var anchor = preview == nil ? source.frame(in: node.root) : group(of: lifted, in: node.root)
    guard let preview else {
      // Below the control unless the items fit only above it. There, they begin at the bottom, next to the control.
      let below = anchor.maxY + metrics.controlDistance
      let above = anchor.minY - metrics.controlDistance - own.height
      let isAbove = below + own.height > area.maxY && above >= area.minY
      direction?.isUpward = isAbove
      place(card, of: own, beside: anchor, y: isAbove ? above : below, area: area, node)
      return
    }
    if case .view(let view) = preview {
      // A custom preview has the size it asks for, and opens in the middle of the screen at the height of its view.
      let wanted = view.size(for: ProposedViewSize(width: area.width, height: nil))
      anchor = CGRect(
        x: size.width / 2 - wanted.width / 2, y: anchor.midY - wanted.height / 2, width: wanted.width,
        height: wanted.height)
    }
    // The items are always below the preview, so it moves up as far as they need; a preview at the top of the screen
    // stays visible even if the items then do not fit.
    let total = anchor.height + metrics.previewDistance + own.height
    anchor.origin.y = max(area.minY, min(anchor.minY, area.maxY - total))
    previewFrame = anchor
    if case .view(let view) = preview {
      node.place(view, at: anchor.origin, proposal: ProposedViewSize(width: area.width, height: nil))
    }
    place(card, of: own, beside: anchor, y: anchor.maxY + metrics.previewDistance, area: area, node)
  }

  private func place(
    _ card: RenderNode, of own: CGSize, beside anchor: CGRect, y: CGFloat, area: CGRect, _ node: RenderNode
  ) {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    // The value of a picker is at the end of its row; the menu of a row begins where the row does.
    let isWide = anchor.width > area.width / 2
    let isCentred = anchor.midX == area.midX
    let alignsLeft =
      isWide ? (preview == nil) == isMirrored : isCentred ? !isMirrored : anchor.midX < area.midX
    let x = alignsLeft ? anchor.minX : anchor.maxX - own.width
    place(card, of: own, at: CGPoint(x: x, y: y), area: area, node)
  }

  /// Places the items as close to a point as the screen permits.
  private func place(
    _ card: RenderNode, of own: CGSize, at origin: CGPoint, area: CGRect, _ node: RenderNode
  ) {
    node.place(
      card,
      at: CGPoint(
        x: max(area.minX, min(origin.x, area.maxX - own.width)),
        y: max(area.minY, min(origin.y, area.maxY - own.height))),
      proposal: .unspecified)
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    dimming?.drawAsChild(into: &recorder)
    if isParent { drawParent(of: node, into: &recorder) } else { card.drawAsChild(into: &recorder) }
    // The shadow of the items is behind what they belong to.
    drawPreview(of: node, into: &recorder)
  }

  /// Draws a menu behind its open submenu: smaller, with pale items.
  private func drawParent(of node: RenderNode, into recorder: inout Recorder) {
    let metrics = node.environment.look.menus
    let frame = card.frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    let scale = metrics.parentScale
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX * (1 - scale), ty: frame.midY * (1 - scale))
    let shape = Path(roundedRect: frame, cornerRadius: metrics.cornerRadius, style: .continuous)
    let context = StyleContext(environment: node.environment, bounds: frame)
    recorder.group(DisplayList.Group(transform: transform, items: [])) {
      card.drawAsChild(into: &$0)
      $0.fill(shape, metrics.background.color.opacity(1 - metrics.parentOpacity).rendering(in: context))
    }
  }

  /// The frame of a view; that of a row is as wide as its group.
  private func group(of view: RenderNode, in root: RenderNode) -> CGRect {
    let frame = view.frame(in: root)
    guard view.isListRow else { return frame }
    let margin = view.environment.look.lists.groupMargin(view.environment.listAppearance, width: frame.width)
    return frame.insetBy(dx: margin, dy: 0)
  }

  private func drawPreview(of node: RenderNode, into recorder: inout Recorder) {
    guard let preview else { return }
    let frame = previewFrame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y)
    let view = lifted
    var visible = frame
    // A lifted row has no separator.
    if case .source = preview, view.isListRow {
      visible.size.height -= view.environment.look.lists.separatorHeight ?? node.environment.pixelLength
    }
    let shape = Path(
      roundedRect: visible, cornerRadius: node.environment.look.menus.previewCornerRadius, style: .continuous)
    let context = StyleContext(environment: node.environment, bounds: visible)
    recorder.group(DisplayList.Group(clips: [DisplayList.Clip(path: shape)], items: [])) { recorder in
      recorder.fill(Path(visible), node.environment.look.backgrounds.group(isElevated: false).rendering(in: context))
      switch preview {
      case .source:
        let margin = previewFrame.minX - group(of: view, in: node.root).minX + view.frame(in: node.root).minX
        recorder.translated(by: CGPoint(x: margin, y: previewFrame.minY)) { view.drawInMotion(into: &$0) }
      case .view(let view): view.drawAsChild(into: &recorder)
      }
    }
  }
}

/// What covers the screen behind a context menu.
struct MenuDimming: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look.menus) private var metrics

  var body: some View {
    Rectangle().fill(.ultraThinMaterial)
      .overlay(Color.black.opacity(colorScheme == .dark ? metrics.darkDimming : metrics.lightDimming))
  }
}
