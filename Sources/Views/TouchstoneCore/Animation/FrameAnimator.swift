import Foundation
import TouchstoneDrawing

/// Moves the views of a laid-out tree to their current animated frames.
///
/// Layout computes only final frames. As in SwiftUI, each view that draws something moves by itself; containers do not
/// move, so their content may pass through them.
@MainActor
package struct FrameAnimator {
  let host: EvaluationHost

  package init(host: EvaluationHost) {
    self.host = host
  }

  /// - Parameter root: The root of a tree that has just been laid out.
  package func place(_ root: RenderNode) {
    if !host.matchedFrames.isEmpty || host.usesMatchedGeometry {
      matchFrames(root)
    }
    visit(root, layoutOrigin: .zero, shownOrigin: .zero)
  }

  /// - Parameters:
  ///   - layoutOrigin: The parent's layout origin, in the coordinates of the whole tree.
  ///   - shownOrigin: The origin at which the parent is drawn.
  private func visit(_ node: RenderNode, layoutOrigin: CGPoint, shownOrigin: CGPoint) {
    var layout = CGRect(
      x: layoutOrigin.x + node.frame.minX, y: layoutOrigin.y + node.frame.minY, width: node.frame.width,
      height: node.frame.height)
    var shown = layout
    if let ghost = node as? GhostNode {
      layout.origin = ghost.lastOrigin
      shown.origin = ghost.lastOrigin
    } else if let key = node.motionKey {
      shown = key.motion(startingAt: layout).frame(
        towards: layout, transaction: node.environment.transaction, clock: host.clock)
      if !node.animatesSize { shown.size = layout.size }
    } else {
      // A container that draws nothing stays with its parent, so positions are not rounded twice.
      shown.origin = CGPoint(x: shownOrigin.x + node.frame.minX, y: shownOrigin.y + node.frame.minY)
    }
    node.show(
      CGRect(x: shown.minX - shownOrigin.x, y: shown.minY - shownOrigin.y, width: shown.width, height: shown.height))
    for child in node.children { visit(child, layoutOrigin: layout.origin, shownOrigin: shown.origin) }
  }
}
