import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A row of a list: its content with a background, a separator, and the accessories beside the content.
///
/// It proposes the list's width minus margins and insets to the content. It reports the proposed width and the height
/// of the content with insets, but at least the minimum row height. It places the content at the leading edge,
/// vertically centred.
final class ListRowNode: NodeDelegate {
  /// A line at an edge of the row.
  struct Separator {
    var color: Color?
    /// Whether it starts at the edge of the group instead of the row's text.
    var isFull = false
  }

  /// The appearance of a row.
  struct Look {
    var list: _ListAppearance
    var insets: EdgeInsets?
    /// The insets of single edges, which replace the others.
    var edgeInsets: [Edge: CGFloat] = [:]
    /// The additional indentation of the content, in points.
    var indentation: CGFloat = 0
    var background: Color?
    /// The background of the row if it is selected.
    var selection: Color?
    /// The distance between the content and what is behind it.
    var trailingDistance: CGFloat = 0
    /// Whether the row has round corners, whatever is above and below it.
    var hasOwnShape = false
    /// Whether the row starts, and whether it ends, a group.
    var startsGroup = false
    var endsGroup = false
    var top: Separator?
    var bottom: Separator?
  }

  /// The buttons that a swipe has revealed.
  struct Actions {
    let node: RenderNode
    let edge: HorizontalEdge
  }

  let name = "row"
  private let content: RenderNode
  private let actions: Actions?
  private let leading: RenderNode?
  private let trailing: RenderNode?
  private let background: RenderNode?
  private let look: Look
  private let environment: EnvironmentValues

  init(
    content: RenderNode, leading: RenderNode?, trailing: RenderNode?, background: RenderNode?,
    actions: Actions? = nil, look: Look, environment: EnvironmentValues
  ) {
    self.content = content
    self.actions = actions
    self.leading = leading
    self.trailing = trailing
    self.background = background
    self.look = look
    self.environment = environment
  }

  func node() -> RenderNode {
    let parts = [background, leading, content, trailing, actions?.node].compactMap { $0 }
    let node = DelegatingNode(self, environment: environment, children: parts)
    node.traits.id = content.traits.id
    if actions != nil { node.traits.isSwipedAside = true }
    return node
  }

  private var metrics: ListMetrics { environment.look.lists }

  private func margin(_ width: CGFloat) -> CGFloat { metrics.groupMargin(look.list, width: width) }

  private func insets(_ width: CGFloat) -> EdgeInsets {
    var own = look.insets
    let ownInset = environment.look.desktop?.rows(in: look.list)?.ownInset ?? 0
    own?.leading += ownInset
    own?.trailing += ownInset
    var insets = (own ?? metrics.rowInsets(width: width, typeSize: environment.dynamicTypeSize)).replacing(
      look.edgeInsets)
    insets.leading += look.indentation
    return insets
  }

  /// The widths of the accessories, including their distances from the content.
  private var accessoryWidths: CGFloat {
    func width(_ accessory: RenderNode?, _ distance: CGFloat) -> CGFloat {
      accessory.map { $0.size(for: .unspecified).width + distance } ?? 0
    }
    return width(leading, metrics.accessoryDistance) + width(trailing, look.trailingDistance)
  }

  private func inner(_ width: CGFloat?) -> ProposedViewSize {
    guard let width else { return .unspecified }
    let taken = 2 * margin(width) + insets(width).horizontal + accessoryWidths
    return ProposedViewSize(width: max(0, width - taken), height: nil)
  }

  func size(of node: RenderNode, _ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal.width))
    let width =
      proposal.width
      ?? size.width + accessoryWidths + 2 * margin(0) + insets(0).horizontal
    let heights = [leading, trailing].compactMap { $0?.size(for: .unspecified).height }
    return CGSize(
      width: width,
      height: max(
        environment.defaultMinListRowHeight, size.height + verticalInsets(of: size, proposal: inner(proposal.width)),
        heights.max() ?? 0))
  }

  /// The total vertical insets. Content of a single line, such as a control beside its label, may extend into them as
  /// long as the row keeps its minimum height.
  private func verticalInsets(of size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    let usual = insets(size.width).vertical
    guard look.insets == nil, look.edgeInsets.isEmpty, size.height <= metrics.singleLineHeight else { return usual }
    func baseline(_ guide: VerticalAlignment) -> CGFloat? { content.guide(guide.key, size: size, proposal: proposal) }
    if let first = baseline(.firstTextBaseline), let last = baseline(.lastTextBaseline),
      last - first > metrics.sameLineDistance
    {
      return usual
    }
    return min(usual, max(0, environment.rowHeight - size.height))
  }

  func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
    let margin = margin(size.width)
    let insets = insets(size.width)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let shift = shift(height: size.height)
    func put(_ part: RenderNode, x: CGFloat, y: CGFloat, proposal: ProposedViewSize, isFixed: Bool = false) {
      let width = part.size(for: proposal).width
      let x = (isMirrored ? size.width - x - width : x) + (isFixed ? 0 : shift)
      node.place(part, at: CGPoint(x: x, y: y), proposal: proposal)
    }
    if let actions {
      // The buttons stay at the edge of the group, where the swipe uncovers them.
      let space = ProposedViewSize(width: nil, height: size.height)
      let width = actions.node.size(for: space).width
      let x = actions.edge == .leading ? margin : size.width - margin - width
      put(actions.node, x: x, y: 0, proposal: space, isFixed: true)
    }
    if let background {
      // The background fills the group: insets are only those of the content.
      let space = ProposedViewSize(width: max(0, size.width - 2 * margin), height: size.height)
      put(background, x: margin, y: 0, proposal: space)
    }
    var x = margin + insets.leading
    if let leading {
      let own = leading.size(for: .unspecified)
      put(leading, x: x, y: (size.height - own.height) / 2, proposal: .unspecified)
      x += own.width + metrics.accessoryDistance
    }
    // Content is centred between its insets, which `verticalInsets` may have let it extend into: `free` is then negative
    // and shared by both edges.
    let contentProposal = stretched(inner(size.width), height: size.height)
    let free = size.height - insets.vertical - content.size(for: contentProposal).height
    put(content, x: x, y: insets.top + free / 2, proposal: contentProposal)
    if let trailing {
      // From the trailing edge, not after the content, so that the accessories of all rows line up.
      let own = trailing.size(for: .unspecified)
      put(
        trailing, x: size.width - margin - insets.trailing - own.width, y: (size.height - own.height) / 2,
        proposal: .unspecified)
    }
  }

  /// Returns the proposal with the height that content has which can be as high as the row, such as a column with a spacer.
  private func stretched(_ proposal: ProposedViewSize, height: CGFloat) -> ProposedViewSize {
    guard look.insets == nil, look.edgeInsets.isEmpty, !environment.look.isDesktop else { return proposal }
    let space = height - 2 * metrics.stretchedPadding
    guard content.size(for: proposal).height < space else { return proposal }
    return ProposedViewSize(width: proposal.width, height: space)
  }

  /// How far a swipe has moved the row to the right, in points.
  private func shift(height: CGFloat) -> CGFloat {
    guard let actions else { return 0 }
    let width = actions.node.size(for: ProposedViewSize(width: nil, height: height)).width
    return (actions.edge == .leading) == (environment.layoutDirection == .leftToRight) ? width : -width
  }

  func draw(_ node: RenderNode, into recorder: inout Recorder) {
    let margin = margin(node.frame.width)
    let bounds = recorder.bounds(of: node.frame.size)
    let group = CGRect(
      x: recorder.snapped(bounds.minX + margin), y: bounds.minY, width: bounds.width - 2 * margin, height: bounds.height
    )
    guard let actions else { return draw(node, in: group, into: &recorder) }
    recorder.group(DisplayList.Group(clips: [DisplayList.Clip(path: outline(group))], items: [])) {
      draw(node, in: group.offsetBy(dx: shift(height: node.frame.height), dy: 0), into: &$0)
      actions.node.drawAsChild(into: &$0)
    }
  }

  private func draw(_ node: RenderNode, in group: CGRect, into recorder: inout Recorder) {
    let shape = outline(group)
    if let selection = look.selection {
      fill(shape, selection, group, &recorder)
    } else if let background {
      recorder.group(DisplayList.Group(clips: [DisplayList.Clip(path: shape)], items: [])) {
        background.drawAsChild(into: &$0)
      }
    } else if let background = look.background {
      fill(shape, background, group, &recorder)
    }
    for part in [leading, content, trailing] { part?.drawAsChild(into: &recorder) }
    if let top = look.top { draw(top, of: node, at: group.minY, in: group, &recorder) }
    if let bottom = look.bottom { draw(bottom, of: node, at: group.maxY - separatorHeight, in: group, &recorder) }
  }

  private func outline(_ group: CGRect) -> Path {
    guard look.hasOwnShape || look.list.isInset && (look.startsGroup || look.endsGroup) else { return Path(group) }
    let top = look.hasOwnShape || look.startsGroup ? metrics.cornerRadius : 0
    let bottom = look.hasOwnShape || look.endsGroup ? metrics.cornerRadius : 0
    let radii = RectangleCornerRadii(
      topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    return Path(roundedRect: group, cornerRadii: radii)
  }

  private func fill(_ path: Path, _ color: Color, _ bounds: CGRect, _ recorder: inout Recorder) {
    recorder.fill(path, color.rendering(in: StyleContext(environment: environment, bounds: bounds)))
  }

  private func draw(
    _ separator: Separator, of node: RenderNode, at y: CGFloat, in group: CGRect, _ recorder: inout Recorder
  ) {
    let (low, high) = separator.isFull ? (group.minX, group.maxX) : separatorEnds(of: node, group, recorder)
    let line = CGRect(
      x: recorder.snapped(low), y: recorder.snapped(y), width: max(0, recorder.snapped(high) - recorder.snapped(low)),
      height: separatorHeight)
    let context = StyleContext(environment: environment, bounds: line)
    let usual = metrics.separatorColor ?? (environment.surroundings.isInSheet ? metrics.elevatedSeparatorColor : nil)
    let color = separator.color ?? usual?.color
    recorder.fill(Path(line), color?.rendering(in: context) ?? SeparatorShapeStyle().rendering(in: context))
  }

  private var separatorHeight: CGFloat { metrics.separatorHeight ?? environment.pixelLength }

  /// The horizontal extent of a separator: from the row's guide, or else its first text, to the edge of the group or to
  /// the row's inset.
  private func separatorEnds(of row: RenderNode, _ group: CGRect, _ recorder: Recorder) -> (CGFloat, CGFloat) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let own = content.frame
    func guide(_ guide: HorizontalAlignment) -> CGFloat? {
      content.guide(guide.key, size: own.size, proposal: content.placedProposal).map {
        recorder.origin.x + (isMirrored ? own.maxX - $0 : own.minX + $0)
      }
    }
    let text = content.firstText.map { node in
      let frame = node.frame(in: row)
      return recorder.origin.x + (isMirrored ? frame.maxX : frame.minX)
    }
    let start = guide(.listRowSeparatorLeading) ?? text ?? recorder.origin.x + (isMirrored ? own.maxX : own.minX)
    let insetsEnd = look.list == .inset || look.list.isInset && metrics.insetsSeparatorEnds
    let inset = insetsEnd ? insets(row.frame.width).trailing : 0
    let end = guide(.listRowSeparatorTrailing) ?? (isMirrored ? group.minX + inset : group.maxX - inset)
    return (min(start, end), max(start, end))
  }
}

extension RenderNode {
  /// The first text in the view, but not in what lies over or behind it.
  fileprivate var firstText: TextNode? {
    if let text = self as? TextNode { return text }
    if let layers = self as? LayeredNode { return layers.primary.firstText }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
