import TouchstoneCore
import TouchstoneDrawing

extension EvaluationContext {
  /// Returns the views of a control with its open menu above the screen.
  ///
  /// - Parameters:
  ///   - nodes: The control.
  ///   - preview: What a context menu shows above its items; `nil` for the menu of a control.
  @MainActor
  func opening(
    _ nodes: [RenderNode], preview: ((EvaluationContext) -> MenuNode.Preview)? = nil,
    groups: (EvaluationContext) -> [[MenuItem]]
  ) -> [RenderNode] {
    guard let first = nodes.first else { return nodes }
    let inner = child(.secondary).environment {
      $0.listContext = nil
      $0.stackAxis = nil
      $0.font = .body
      $0.foregroundStyles = []
      $0.multilineTextAlignment = .leading
    }
    let card = inner.child(.content).evaluateOne(MenuCard(groups: groups(inner.child(.index(0)))))
    let layer = MenuNode(
      card: card, source: first, preview: preview.map { $0(inner.child(.index(1))) },
      dimming: preview == nil ? nil : inner.child(.index(2)).evaluateOne(MenuDimming())
    ).node(in: inner.environment)
    let presenting = PreferenceNode<PresentationsKey>(child: first) { _, within in (within ?? []) + [layer] }
    return [presenting] + nodes.dropFirst()
  }
}
