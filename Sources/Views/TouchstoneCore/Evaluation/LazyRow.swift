/// A view of a lazy container that was evaluated for measurement, and may be shown.
///
/// This is a class because whether it is shown is known only after the whole tree is laid out.
package final class LazyRow {
  /// The identity of the view.
  let place: ViewIdentity
  package let nodes: [RenderNode]
  /// The actions to run if the view is shown.
  private(set) var actions: [@MainActor () -> Void]

  init(place: ViewIdentity, nodes: [RenderNode], actions: [@MainActor () -> Void]) {
    self.place = place
    self.nodes = nodes
    self.actions = actions
  }

  /// Adds actions to run if the view is shown.
  package func add(_ actions: [@MainActor () -> Void]) { self.actions += actions }

  /// Returns whether the view is part of a tree.
  func isShown(in root: RenderNode) -> Bool { nodes.contains { $0.root === root } }
}
