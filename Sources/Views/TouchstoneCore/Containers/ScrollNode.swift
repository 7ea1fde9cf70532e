package import Foundation
package import TouchstoneDrawing

/// The render node of a scroll view.
package final class ScrollNode: RenderNode {
  private let axes: Axis.Set
  private let content: RenderNode
  private let container: ContainerSize
  private let window: ScrollWindow
  private let margins: EdgeInsets
  /// How far the window extends into the unsafe edges that it touches; leading is the left side.
  private var overhang = EdgeInsets()

  package init(
    name: String = "ScrollView", axes: Axis.Set, content: RenderNode, container: ContainerSize,
    window: ScrollWindow = ScrollWindow(), environment: EnvironmentValues
  ) {
    self.axes = axes
    self.content = content
    self.container = container
    self.window = window
    margins = environment.scrollSettings.margins
    super.init(name: name, environment: environment, children: [content])
    window.node = self
  }

  /// Whether the content is scrolled along an axis.
  package func scrolls(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    container.update(proposal, for: content)
    return ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: scrolls(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    window.update(isUnlimited: Axis.allCases.contains { scrolls($0) && proposal[$0] == nil }, for: content)
    var size = contentSize(proposal)
    for axis in Axis.allCases where scrolls(axis) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  package override var ownAlignmentKeys: AlignmentKeys { .none }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  package override func computeSpacing() -> ViewSpacing { .standard }

  // MARK: Placing

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    overhang = insetsToUnsafeEdges()
    let resolved = margins.resolved(in: environment.layoutDirection)
    window.rect =
      environment.scrollSettings.isClipDisabled
      ? root.bounds.applying(transform(to: nil).inverted())
      : CGRect(
        x: -overhang.leading, y: -overhang.top, width: size.width + overhang.horizontal,
        height: size.height + overhang.vertical)
    window.pinnedRect = CGRect(
      x: resolved.leading, y: resolved.top, width: max(0, size.width - resolved.horizontal),
      height: max(0, size.height - resolved.vertical))
    let seen = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    let inner = inner(seen)
    let targets = environment.scrollSettings.requests?.targets ?? []
    let isLooking = targets.contains { if case .view = $0 { true } else { false } }
    var last: CGPoint?
    // Lazy containers find out their length while they are placed, and only then can the requested view be found.
    for round in 0..<8 {
      let full = contentSize(seen)
      var origin = restingOrigin(full, in: size, target: targets.last)
      if isLooking, round > 0 {
        origin = self.origin(showing: targets, full: full, in: size, from: origin) ?? origin
      }
      if last == origin, !window.isStale { break }
      window.isStale = false
      place(content, at: origin, proposal: inner)
      last = origin
      if !window.isStale {
        if isLooking { continue }
        break
      }
    }
  }

  /// Returns the position of the content before a requested view is located.
  private func restingOrigin(_ full: CGSize, in size: CGSize, target: ScrollDestination?) -> CGPoint {
    let resolved = margins.resolved(in: environment.layoutDirection)
    var origin = CGPoint(x: resolved.leading, y: resolved.top)
    var anchor = environment.scrollSettings.anchor
    if case .edge(let edge)? = target { anchor = edge.anchor }
    for axis in Axis.allCases {
      var share = axis == .horizontal ? anchor?.x : anchor?.y
      let slack = size[axis] - full[axis]
      // Content that is shorter than its window is aligned, not scrolled.
      if slack >= 0, let alignment = environment.scrollSettings.alignmentAnchor {
        share = axis == .horizontal ? alignment.x : alignment.y
      }
      // Narrow content is centred across the scrolled axes; along them, the anchor determines its position.
      var shift = scrolls(axis) ? slack * (share ?? 0) : slack / 2
      if case .point(let x, let y)? = target, scrolls(axis), let offset = axis == .horizontal ? x : y {
        shift = min(0, max(slack, -offset))
      } else if scrolls(axis), axis == .horizontal, environment.layoutDirection == .rightToLeft {
        shift = slack - shift
      }
      if axis == .horizontal { origin.x += shift } else { origin.y += shift }
    }
    return origin
  }

  /// Returns the content position that shows the first target found in the content, or `nil` if it contains none of
  /// them.
  private func origin(
    showing targets: [ScrollDestination], full: CGSize, in size: CGSize, from resting: CGPoint
  ) -> CGPoint? {
    for case .view(let id, let anchor) in targets {
      guard let frame = frame(of: id) else { continue }
      return origin(showing: frame, anchor: anchor, full: full, in: size, from: resting)
    }
    return nil
  }

  /// Returns the content position that shows a part of the content.
  ///
  /// - Parameter frame: The part, in the content's coordinates.
  private func origin(
    showing frame: CGRect, anchor: UnitPoint?, full: CGSize, in size: CGSize, from resting: CGPoint
  ) -> CGPoint {
    let resolved = margins.resolved(in: environment.layoutDirection)
    var origin = resting
    for axis in Axis.allCases where scrolls(axis) && full[axis] > size[axis] {
      let (before, after, low, current) =
        axis == .horizontal
        ? (resolved.leading, resolved.trailing, frame.minX, resting.x)
        : (resolved.top, resolved.bottom, frame.minY, resting.y)
      let length = frame.size[axis]
      let space = size[axis] - before - after
      let share = anchor.map { axis == .horizontal ? $0.x : $0.y }
      // Without an anchor, scroll just far enough to show the view.
      let wanted =
        before + (share.map { (space - length) * $0 } ?? min(max(current + low - before, 0), max(0, space - length)))
      let moved = min(before, max(size[axis] - full[axis] + before, wanted - low))
      if axis == .horizontal { origin.x = moved } else { origin.y = moved }
    }
    return origin
  }

  /// Returns the frame of the view with an identity, in the content's coordinates, once the content is placed.
  private func frame(of id: AnyHashable) -> CGRect? {
    func find(in node: RenderNode) -> CGRect? {
      if node.traits.id == id { return node.frame(in: content) }
      for child in node.children {
        if let found = find(in: child) { return found }
      }
      if let lazy = node as? LazyNode, let frame = lazy.frame(of: id) {
        return frame.applying(lazy.transform(to: content))
      }
      return nil
    }
    return find(in: content)
  }

  // MARK: What others see

  /// Returns whether there is content above or below what is visible.
  package func isScrolled(beyond edge: VerticalEdge) -> Bool {
    let tolerance: CGFloat = 0.5
    return edge == .top
      ? content.frame.minY < margins.top - tolerance : content.frame.maxY > frame.height - margins.bottom + tolerance
  }

  package var isVertical: Bool { scrolls(.vertical) }

  /// The frame in which content is visible, in the coordinates of a view around it.
  package func visibleFrame(in node: RenderNode) -> CGRect { window.rect.applying(transform(to: node)) }

  /// Whether the content is longer than the window, also if that becomes longer.
  package func scrolls(inWindowLongerBy growth: CGFloat) -> Bool {
    content.frame.height + margins.vertical > frame.height + growth + 1
  }

  /// The scroll offset and the sizes of the scroll view and its content.
  package var geometry: ScrollGeometry {
    let insets = margins
    return ScrollGeometry(
      contentOffset: CGPoint(x: -content.frame.minX, y: -content.frame.minY), contentSize: content.frame.size,
      contentInsets: insets,
      containerSize: CGSize(
        width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical)))
  }

  /// Returns the identities of the views that are visible by at least the threshold, in tree order.
  func shownIdentities(threshold: Double) -> [AnyHashable] {
    var shown: [AnyHashable] = []
    func visit(_ node: RenderNode) {
      guard let id = node.traits.id else {
        node.children.forEach(visit)
        return
      }
      let frame = node.frame(in: self)
      let visible = frame.overlap(with: bounds)
      let area = frame.width * frame.height
      let share = visible.isNull ? 0 : area > 0 ? visible.width * visible.height / area : 1
      if !visible.isNull, share >= CGFloat(threshold) { shown.append(id) }
    }
    visit(content)
    return shown
  }

  package override func names(_ space: AnyHashable) -> Bool {
    switch space.base as? ScrollCoordinateSpace {
    case .any: true
    case .horizontal: scrolls(.horizontal)
    case .vertical: scrolls(.vertical)
    case nil: false
    }
  }

  package override func draw(into recorder: inout Recorder) {
    guard !environment.scrollSettings.isClipDisabled else {
      drawChildren(into: &recorder)
      return
    }
    let bounds = recorder.bounds(of: frame.size)
    let clip = CGRect(
      x: bounds.minX - overhang.leading, y: bounds.minY - overhang.top,
      width: bounds.width + overhang.horizontal, height: bounds.height + overhang.vertical)
    recorder.clipped(to: clip) { drawChildren(into: &$0) }
  }
}
