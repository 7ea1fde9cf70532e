/// A view of a lazy container that was evaluated to be measured, and perhaps to be shown.
///
/// A class because whether it is shown comes out when the whole tree is laid out.
package final class LazyRow {
  /// The memory of the view.
  let place: ViewIdentity
  package let nodes: [RenderNode]
  /// What runs if the view is shown.
  private(set) var actions: [@MainActor () -> Void]

  init(place: ViewIdentity, nodes: [RenderNode], actions: [@MainActor () -> Void]) {
    self.place = place
    self.nodes = nodes
    self.actions = actions
  }

  /// Notes what runs if the view is shown.
  package func add(_ actions: [@MainActor () -> Void]) { self.actions += actions }

  /// Whether the view lies in a tree.
  func isShown(in root: RenderNode) -> Bool { nodes.contains { $0.root === root } }
}
