package import Foundation
package import TouchstoneDrawing

extension RenderNode {
  /// The view's safe area in its own coordinates.
  package var safeRect: CGRect {
    let insets = unsafeInsets ?? EdgeInsets()
    return CGRect(
      x: insets.leading, y: insets.top, width: max(0, frame.width - insets.horizontal),
      height: max(0, frame.height - insets.vertical))
  }

  /// The maximum distance between edges that are considered equal, in points.
  private static let tolerance: CGFloat = 0.01

  /// Returns how far the view may extend into the unsafe areas around it; leading is the left side.
  ///
  /// A view may extend an edge that is on the edge of the safe area or beyond it.
  ///
  /// - Parameter regions: The reasons for which edges are unsafe that the view ignores.
  package func insetsToUnsafeEdges(_ regions: SafeAreaRegions = .all) -> EdgeInsets {
    var grown = bounds
    forEachSafeArea { area, _, transform in
      guard regions.contains(area.unsafeRegions) else { return }
      let rect = grown.applying(transform)
      let safe = area.safeRect
      let outer = area.bounds
      var edges = (left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
      if edges.left <= safe.minX + Self.tolerance { edges.left = min(edges.left, outer.minX) }
      if edges.top <= safe.minY + Self.tolerance { edges.top = min(edges.top, outer.minY) }
      if edges.right >= safe.maxX - Self.tolerance { edges.right = max(edges.right, outer.maxX) }
      if edges.bottom >= safe.maxY - Self.tolerance { edges.bottom = max(edges.bottom, outer.maxY) }
      grown = CGRect(
        x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top
      ).applying(transform.inverted())
    }
    return EdgeInsets(
      top: bounds.minY - grown.minY, leading: bounds.minX - grown.minX, bottom: grown.maxY - bounds.maxY,
      trailing: grown.maxX - bounds.maxX)
  }

  /// Returns the unsafe distances at those edges of the view that are on the edge of the safe area or beyond it;
  /// leading is the left side.
  package func safeAreaInsets() -> EdgeInsets {
    var insets = EdgeInsets()
    forEachSafeArea { area, unsafe, transform in
      let rect = bounds.applying(transform)
      let safe = area.safeRect
      if rect.minX <= safe.minX + Self.tolerance { insets.leading += unsafe.leading }
      if rect.minY <= safe.minY + Self.tolerance { insets.top += unsafe.top }
      if rect.maxX >= safe.maxX - Self.tolerance { insets.trailing += unsafe.trailing }
      if rect.maxY >= safe.maxY - Self.tolerance { insets.bottom += unsafe.bottom }
    }
    return insets
  }

  private func forEachSafeArea(_ body: (RenderNode, EdgeInsets, CGAffineTransform) -> Void) {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      node.appendTransformToParent(to: &transform)
      if let insets = parent.unsafeInsets { body(parent, insets, transform) }
      node = parent
    }
  }
}

/// A screen with unsafe edges, or the part of one that the keyboard covers: it fills the screen and centres the view in the
/// safe area.
package final class ScreenNode: RenderNode {
  private let content: RenderNode
  private let screenInsets: EdgeInsets
  private let regions: SafeAreaRegions

  private init(content: RenderNode, insets: EdgeInsets, regions: SafeAreaRegions, environment: EnvironmentValues) {
    self.content = content
    screenInsets = insets
    self.regions = regions
    super.init(name: "screen", environment: environment, children: [content])
  }

  package override var unsafeInsets: EdgeInsets? { screenInsets }

  package override var unsafeRegions: SafeAreaRegions { regions }

  /// Returns a view on the screen, or the view itself if the screen has no unsafe edges.
  package static func wrapping(_ content: RenderNode, environment: EnvironmentValues) -> RenderNode {
    let content = aboveKeyboard(content, environment: environment)
    let insets = environment.safeAreaInsets
    guard insets != EdgeInsets() else { return content }
    return ScreenNode(
      content: content, insets: insets.resolved(in: environment.layoutDirection), regions: .container,
      environment: environment)
  }

  /// Returns a view in the safe area of the screen with space for the keyboard, or the view itself if there is none.
  package static func aboveKeyboard(_ content: RenderNode, environment: EnvironmentValues) -> RenderNode {
    let covered = environment.keyboardHeight - environment.safeAreaInsets.bottom
    guard covered > 0 else { return content }
    return ScreenNode(
      content: content, insets: EdgeInsets(top: 0, leading: 0, bottom: covered, trailing: 0), regions: .keyboard,
      environment: environment)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - screenInsets.horizontal) },
      height: proposal.height.map { max(0, $0 - screenInsets.vertical) })
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(
      width: proposal.width ?? size.width + screenInsets.horizontal,
      height: proposal.height ?? size.height + screenInsets.vertical)
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let contentSize = content.size(for: inner)
    let safe = safeRect
    place(
      content,
      at: CGPoint(x: safe.midX - contentSize.width / 2, y: safe.midY - contentSize.height / 2), proposal: inner)
  }
}

/// A view that extends into the unsafe edges that it touches.
///
/// It proposes the extended size when it places the view, but reports the size without the extension.
///
/// - Source: SwiftUI, `_SafeAreaRegionsIgnoringLayout`.
package final class SafeAreaIgnoringNode: RenderNode {
  private let regions: SafeAreaRegions
  private let edges: Edge.Set
  private let child: RenderNode

  package init(regions: SafeAreaRegions = .all, edges: Edge.Set, child: RenderNode) {
    self.regions = regions
    self.edges = edges
    self.child = child
    super.init(name: "ignoresSafeArea", environment: child.environment, children: [child])
    traits = child.traits
  }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    let direction = environment.layoutDirection
    let insets = insetsToUnsafeEdges(regions).resolved(in: direction).on(edges).resolved(in: direction)
    let grown = ProposedViewSize(
      width: (proposal.width ?? size.width) + insets.horizontal,
      height: (proposal.height ?? size.height) + insets.vertical)
    place(
      child, at: CGPoint(x: -insets.leading, y: -insets.top),
      proposal: insets == EdgeInsets() ? proposal : grown)
  }
}

extension EnvironmentValues {
  /// The height of the keyboard above the bottom of the screen, in points; 0 if there is none.
  @Entry package var keyboardHeight: CGFloat = 0

  /// The safe area insets of the screen, in points; the renderer sets them for a device.
  @Entry package var safeAreaInsets: EdgeInsets = EdgeInsets()
}
