/// The memory of a place in the tree of views: it lives as long as evaluations come by.
///
/// A class because it is what identity is: the state of a view is found by the place of the view.
package final class GraphNode {
  /// How a place is told apart from its siblings.
  package enum Key: Hashable {
    /// The content of a view or a modifier that has only one.
    case content
    case body
    case modifier
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    case type(ObjectIdentifier)
    /// A second content, such as an overlay.
    case secondary
  }

  /// What properties keep here, by their offset in the view.
  package var slots: [Int: AnyObject] = [:]
  package private(set) var children: [Key: GraphNode] = [:]
  /// The number of the last evaluation that came by.
  package private(set) var lastVisit = 0

  package init() {}

  /// The place below this one, made at the first visit.
  package func child(_ key: Key, visit: Int) -> GraphNode {
    let child: GraphNode
    if let known = children[key] {
      child = known
    } else {
      child = GraphNode()
      children[key] = child
    }
    child.lastVisit = visit
    return child
  }

  /// Forgets the places that the last evaluation did not come by.
  ///
  /// - Returns: What is to be done now that their views are gone.
  @MainActor
  package func prune(visit: Int) -> [@MainActor () -> Void] {
    var gone: [@MainActor () -> Void] = []
    for (key, child) in children {
      if child.lastVisit == visit {
        gone += child.prune(visit: visit)
      } else {
        children[key] = nil
        gone += child.farewells
      }
    }
    return gone
  }

  /// What is to be done when the place goes, and those below it.
  @MainActor
  private var farewells: [@MainActor () -> Void] {
    let own = (slots[Self.lifecycleSlot] as? LifecycleRecord).flatMap { $0.hasAppeared ? $0.disappear : nil }
    return (own.map { [$0] } ?? []) + children.values.flatMap(\.farewells)
  }
}
