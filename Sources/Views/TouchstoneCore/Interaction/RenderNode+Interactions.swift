extension RenderNode {
  /// Performs an interaction with the view that has a name.
  ///
  /// The name is matched against accessibility identifiers, then labels, then texts. The first matching view that
  /// supports the interaction is used; if the view itself does not, its nearest ancestor that does is used, or else its
  /// first descendant.
  package func interact<Action>(
    with name: String, to description: String, _ action: (Interactions) -> Action?
  ) throws(InteractionError) -> Action {
    let named = views(named: name)
    guard !named.isEmpty else { throw .notFound(name: name, candidates: names) }
    var isDisabled = false
    for view in named {
      var place: RenderNode? = view
      while let current = place {
        if let action = action(current.traits.interactions) { return action }
        if current.traits.interactions.isDisabled {
          isDisabled = true
          break
        }
        place = current.parent
      }
      for inner in view.subtree {
        if let action = action(inner.traits.interactions) { return action }
        isDisabled = isDisabled || inner.traits.interactions.isDisabled
      }
    }
    throw isDisabled ? .disabled(name: name) : .notPossible(name: name, action: description)
  }

  /// The view and all its descendants, in tree order.
  package final var subtree: [RenderNode] {
    var nodes: [RenderNode] = []
    addSubtree(to: &nodes)
    return nodes
  }

  private func addSubtree(to nodes: inout [RenderNode]) {
    nodes.append(self)
    for child in children { child.addSubtree(to: &nodes) }
  }

  /// The views with an accessibility identifier; if there are none, with a label; if there are none, with a text.
  package func views(named name: String) -> [RenderNode] {
    let all = subtree
    let ways: [(RenderNode) -> Bool] = [
      { $0.traits.accessibility.identifier == name }, { $0.traits.accessibility.label == name },
      { ($0 as? TextNode)?.string == name },
    ]
    for way in ways {
      let found = all.filter(way)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// All names that identify views, without duplicates.
  package var names: [String] {
    var known: Set<String> = []
    return subtree.flatMap { node in
      [node.traits.accessibility.identifier, node.traits.accessibility.label, (node as? TextNode)?.string]
        .compactMap { $0 }
    }
    .filter { known.insert($0).inserted }
  }
}
