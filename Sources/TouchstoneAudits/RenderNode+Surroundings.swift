package import TouchstoneUI

extension RenderNode {
  /// The view and those around it, from the inside.
  package var lineage: [RenderNode] {
    var nodes = [self]
    while let parent = nodes[nodes.count - 1].parent { nodes.append(parent) }
    return nodes
  }

  /// The view that this one only changes: it has handed on what that says of itself.
  package var wrapped: RenderNode? { self is LayeredNode || children.count == 1 ? children.first : nil }

  package func isWithin(_ other: RenderNode) -> Bool { self === other || ancestor { $0 === other } != nil }

  /// Whether assistive technologies pass the view over.
  package var isHiddenFromAccessibility: Bool { lineage.contains { $0.traits.accessibility.isHidden } }

  /// Whether touches pass through the view.
  package var ignoresTouches: Bool { lineage.contains(where: \.traits.ignoresTouches) }

  /// Whether the view is a part of a bar of the system, which has sizes and hit regions of its own.
  package var isInBar: Bool { lineage.contains(where: \.isBar) }

  /// Whether the view lies in something that scrolls.
  package var isInScrollView: Bool { ancestor { $0 is ScrollNode } != nil }

  /// The accessibility identifiers of the view and of those around it, from the inside, each once.
  package var identifiers: [String] {
    lineage.compactMap(\.traits.accessibility.identifier).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The names of the views around the view, from the outside, and its own with what it shows.
  package var path: String {
    let names = lineage.reversed().map(\.name)
    let own = details.isEmpty ? name : "\(name) \(details)"
    return (names.dropLast() + [own]).joined(separator: " > ")
  }

  /// Whether the view or one around it cannot be used now, so that its contrast does not count.
  package var isInactive: Bool {
    !environment.isEnabled || lineage.contains { $0.traits.interactions.isDisabled }
  }
}
