package import TouchstoneUI

/// A view and those around it, from the inside.
package struct Lineage: Sequence, IteratorProtocol {
  fileprivate var nextNode: RenderNode?

  fileprivate init(next: RenderNode) { nextNode = next }

  package mutating func next() -> RenderNode? {
    defer { nextNode = nextNode?.parent }
    return nextNode
  }
}

extension RenderNode {
  /// The view and those around it, from the inside.
  package var lineage: Lineage { Lineage(next: self) }

  /// The view that this one only modifies, and whose traits it has taken over.
  package var wrapped: RenderNode? { self is LayeredNode || children.count == 1 ? children.first : nil }

  package func isWithin(_ other: RenderNode) -> Bool { self === other || ancestor { $0 === other } != nil }

  /// The accessibility identifiers of the view and of those around it, from the inside, each once.
  package var identifiers: [String] {
    lineage.compactMap { $0.traits.accessibility.identifier }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The names of the views around the view, from the outside, and its own with what it shows. The first is the view that is
  /// audited, without the stage that it is drawn on.
  package var path: String { path { $0.userNames } }

  /// The path without the users' views.
  package var nodePath: String { path { _ in [] } }

  private func path(userNames: (RenderNode) -> [String]) -> String {
    var names: [String] = []
    for node in lineage {
      names.append(node === self && !details.isEmpty ? "\(name) \(details)" : node.name)
      names += userNames(node).reversed()
      // The views around it have its values for layouts, too.
      if node.traits[layoutValue: AuditedContent.self] { break }
    }
    return names.reversed().joined(separator: " > ")
  }

  /// The place of the view in the tree, independent of what it shows: the name of each view around it, and its number
  /// among the parts of the next.
  package var position: String {
    lineage.map { node in
      let number = node.parent?.children.firstIndex { $0 === node } ?? 0
      return "\(number) \(node.name)"
    }.joined(separator: " < ")
  }
}
