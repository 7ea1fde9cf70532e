import Foundation
import TouchstoneRenderer
import TouchstoneText
import TouchstoneUI

/// Lays out a view with box letters and tells where its parts lie.
@MainActor
struct FrameProbe {
  let root: RenderNode

  init<Content: View>(
    _ content: Content, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, environment: EnvironmentValues = EnvironmentValues()
  ) {
    var environment = environment
    environment.displayScale = scale
    environment.layoutDirection = direction
    let proposal = ProposedViewSize(width: width, height: height)
    root = ViewTree().picture(of: content, proposal: proposal, environment: environment).root
  }

  /// The size of the whole.
  var size: CGSize { root.frame.size }

  /// The frames of all views of a name, in the coordinates of the root, in tree order.
  func frames(_ name: String) -> [CGRect] {
    var found: [CGRect] = []
    func visit(_ node: RenderNode, origin: CGPoint) {
      let place = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      if node.name == name { found.append(CGRect(origin: place, size: node.frame.size)) }
      for child in node.children { visit(child, origin: place) }
    }
    visit(root, origin: .zero)
    return found
  }
}
