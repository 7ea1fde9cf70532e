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
  /// What is known of the body of the view here.
  var bodyRecord: BodyRecord?
  /// The place that was made first. Most places have no other: no dictionary is needed for them.
  private var first: (key: Key, node: GraphNode)?
  private var others: [Key: GraphNode] = [:]
  /// The number of the last evaluation that came by.
  package private(set) var lastVisit = 0

  package init() {}

  /// The place below this one, made at the first visit.
  package func child(_ key: Key, visit: Int) -> GraphNode {
    let child = known(key) ?? make(key)
    child.lastVisit = visit
    return child
  }

  /// Counts the place as one that the last evaluation did not come by.
  package func leave() { lastVisit = 0 }

  /// Counts the place as one that an evaluation came by.
  package func come(visit: Int) { lastVisit = visit }

  private func known(_ key: Key) -> GraphNode? {
    if let first, first.key == key { return first.node }
    return others.isEmpty ? nil : others[key]
  }

  private func make(_ key: Key) -> GraphNode {
    let child = GraphNode()
    if first == nil { first = (key, child) } else { others[key] = child }
    return child
  }

  /// Forgets the places that the last evaluation did not come by.
  ///
  /// - Returns: What is to be done now that their views are gone.
  @MainActor
  package func prune(visit: Int) -> [@MainActor () -> Void] {
    var gone: [@MainActor () -> Void] = []
    if let child = first?.node {
      if child.lastVisit == visit {
        gone += child.prune(visit: visit)
      } else {
        first = nil
        gone += child.farewells
      }
    }
    for (key, child) in others {
      if child.lastVisit == visit {
        gone += child.prune(visit: visit)
      } else {
        others[key] = nil
        gone += child.farewells
      }
    }
    return gone
  }

  /// What is to be done when the place goes, and those below it.
  @MainActor
  private var farewells: [@MainActor () -> Void] {
    let own = (slots[Self.lifecycleSlot] as? LifecycleRecord).flatMap { $0.hasAppeared ? $0.disappear : nil }
    return (own.map { [$0] } ?? []) + (first?.node.farewells ?? []) + others.values.flatMap(\.farewells)
  }
}
