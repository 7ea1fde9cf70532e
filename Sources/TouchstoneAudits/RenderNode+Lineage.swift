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

  /// The view that this one only changes: it has handed on what that says of itself.
  package var wrapped: RenderNode? { self is LayeredNode || children.count == 1 ? children.first : nil }

  package func isWithin(_ other: RenderNode) -> Bool { self === other || ancestor { $0 === other } != nil }

  /// The accessibility identifiers of the view and of those around it, from the inside, each once.
  package var identifiers: [String] {
    lineage.compactMap { $0.traits.accessibility.identifier }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The names of the views around the view, from the outside, and its own with what it shows.
  package var path: String {
    let names = lineage.map(\.name).reversed()
    let own = details.isEmpty ? name : "\(name) \(details)"
    return (names.dropLast() + [own]).joined(separator: " > ")
  }
}
