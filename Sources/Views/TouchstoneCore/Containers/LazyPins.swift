import Foundation
import TouchstoneDrawing

/// The headers and footers of a lazy container that stay at the edges of the visible area.
package struct LazyPins {
  /// The kinds of views that stay.
  let views: PinnedScrollableViews
  /// What is drawn below a view that stays; `nil` for nothing.
  let background: AnyShapeStyle?
  /// How far shadows and the like are expected to extend beyond a view, in points.
  private static let reach: CGFloat = 100

  /// The views that are away from their own positions.
  var nodes: [RenderNode] = []

  package init(views: PinnedScrollableViews = .init(), background: AnyShapeStyle? = nil) {
    self.views = views
    self.background = background
  }

  /// Draws the views of a container, and above them those that stay.
  func draw(_ container: RenderNode, into recorder: inout Recorder) {
    let children = container.children
    guard let background else { return container.drawByDepth(children, into: &recorder) }
    let visible = recorder.visible?.insetBy(dx: -Self.reach, dy: -Self.reach)
    func frame(of node: RenderNode) -> CGRect { node.frame.offsetBy(dx: recorder.origin.x, dy: recorder.origin.y) }
    let shown = children.filter { child in
      !nodes.contains { $0 === child } && visible?.intersects(frame(of: child)) ?? true
    }
    container.drawByDepth(shown, into: &recorder)
    for node in nodes {
      let frame = frame(of: node)
      let context = StyleContext(environment: container.environment, bounds: frame)
      recorder.fill(Path(frame), background.rendering(in: context))
      node.drawAsChild(into: &recorder)
    }
  }
}
