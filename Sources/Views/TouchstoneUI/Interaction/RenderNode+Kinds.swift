package import TouchstoneCore

/// What a view is among those whose types only this module knows.
extension RenderNode {
  private var kind: (any NodeDelegate)? { (self as? DelegatingNode)?.delegate }

  package var isListRow: Bool { kind is ListRowNode }

  /// Whether the view is a screen with what is presented above it: the topmost layer is its first child.
  package var isPresentation: Bool { kind is PresentingNode }

  /// Whether the view is a bar of the system at the top or at the bottom of a screen.
  package var isBar: Bool { parent?.kind is BarsNode && parent?.children.first !== self }
}
