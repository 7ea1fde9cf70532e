package import Foundation
import TouchstoneDrawing

/// A view of a tree that was laid out, as descriptions show it: a node, or a user's view or modifier around nodes.
package struct NamedView {
  /// The number of views around it.
  package let depth: Int
  package let name: String
  /// The module that declares a user's view, and the types around it; `nil` for Touchstone's own views.
  package let module: String?
  /// The node; `nil` for a user's view or modifier.
  package let node: RenderNode?
  /// In points of the view around it.
  package let frame: CGRect
  /// In points of the root.
  package let frameInRoot: CGRect
  /// How far from that frame it is drawn, in points: the sum of its own offset effect and those of the views around it.
  package let offset: CGSize

  /// Where it is drawn, in points of the root.
  package var frameAsDrawn: CGRect { frameInRoot.offsetBy(dx: offset.width, dy: offset.height) }
}

extension RenderNode {
  /// The views of the tree in depth-first order: its nodes, and the users' views and modifiers that they come from.
  ///
  /// A user's view has no node of its own. It is shown around the nodes of its body, as large as they are together. Frames
  /// do not include visual effects such as rotation.
  package var namedViews: [NamedView] {
    var views: [NamedView] = []
    // An explicit stack instead of recursion: nested lists can be deeper than a thread's stack allows.
    var left = [Siblings(nodes: [self], user: userAround)]
    while var siblings = left.popLast() {
      guard let first = siblings.nodes.first else { continue }
      var inner = siblings
      inner.depth += 1
      if let user = first.outermostUser(below: siblings.user) {
        inner.user = user
        inner.nodes = siblings.nodes.prefix { $0.outermostUser(below: siblings.user) === user }
        let frame = inner.nodes.dropFirst().reduce(first.frame) { $0.union($1.frame) }
        inner.shift = CGSize(width: -frame.minX, height: -frame.minY)
        views.append(siblings.view(user.name.name, module: user.name.scope, frame: frame))
        siblings.nodes = siblings.nodes.dropFirst(inner.nodes.count)
      } else {
        inner.nodes = first.children[...]
        inner.user = first.author?.user ?? siblings.user
        inner.shift = .zero
        inner.origin.x += first.frame.minX
        inner.origin.y += first.frame.minY
        let view = siblings.view(first.name, node: first, frame: first.frame)
        inner.offset = view.offset
        views.append(view)
        siblings.nodes = siblings.nodes.dropFirst()
      }
      left += [siblings, inner]
    }
    return views
  }

  /// The names of the users' views and modifiers that begin with this node, from the outside.
  package var userNames: [String] {
    author?.users(below: userAround).reversed().map(\.name.name) ?? []
  }

  /// The innermost user's view or modifier around the node.
  private var userAround: Authorship? {
    var around = parent
    while let node = around, node.author == nil { around = node.parent }
    return around?.author?.user
  }

  /// The outermost of the users' views and modifiers that the node comes from and that another one is not in.
  private func outermostUser(below other: Authorship?) -> Authorship? { author?.users(below: other).last }
}

/// Nodes with the same parent that are still to be described.
private struct Siblings {
  var nodes: ArraySlice<RenderNode>
  var depth = 0
  /// The innermost user's view or modifier around them.
  var user: Authorship?
  /// The top-left corner of their parent node, in points of the root.
  var origin = CGPoint.zero
  /// How far from where they are laid out they are drawn.
  var offset = CGSize.zero
  /// From the top-left corner of the view around them to that of their parent node.
  var shift = CGSize.zero

  /// Returns a view among them, from its frame in points of their parent node.
  func view(_ name: String, module: String? = nil, node: RenderNode? = nil, frame: CGRect) -> NamedView {
    let own = node?.contentTransform.translation ?? .zero
    return NamedView(
      depth: depth, name: name, module: module, node: node,
      frame: frame.offsetBy(dx: shift.width, dy: shift.height), frameInRoot: frame.offsetBy(dx: origin.x, dy: origin.y),
      offset: CGSize(width: offset.width + own.width, height: offset.height + own.height))
  }
}

extension CGAffineTransform {
  /// The distance by which it moves everything; zero if it does more than that.
  fileprivate var translation: CGSize { a == 1 && b == 0 && c == 0 && d == 1 ? CGSize(width: tx, height: ty) : .zero }
}
