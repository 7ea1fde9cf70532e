import TouchstoneCore
import TouchstoneDrawing

extension EvaluationContext {
  /// Returns the views of a control with its open menu above the screen.
  ///
  /// - Parameters:
  ///   - nodes: The control.
  ///   - order: `priority` if a menu above its control has its first item at the bottom.
  ///   - preview: What a context menu shows above its items; `nil` for the menu of a control.
  @MainActor
  func opening(
    _ nodes: [RenderNode], order: MenuOrder = .fixed, preview: ((EvaluationContext) -> MenuNode.Preview)? = nil,
    groups: (EvaluationContext) -> [[MenuItem]]
  ) -> [RenderNode] {
    guard let first = nodes.first else { return nodes }
    let inner = child(.secondary).environment {
      $0.enterPopUp()
      $0.setContainerValues {
        $0.font = .default
        $0.foregroundStyles = []
        $0.multilineTextAlignment = .leading
      }
    }
    let direction = MenuDirection()
    let items = groups(inner.child(.part(.items)))
    let card = inner.child(.content).evaluateOne(MenuCard(groups: items, direction: direction))
    let layer = MenuNode(
      card: card, direction: order == .priority ? direction : nil, source: first,
      preview: preview.map { $0(inner.child(.part(.preview))) },
      dimming: preview == nil ? nil : inner.child(.part(.dimming)).evaluateOne(MenuDimming())
    ).node(in: inner.environment)
    let presenting = PreferenceNode<PresentationsKey>(child: first) { _, within in (within ?? []) + [layer] }
    return [presenting] + nodes.dropFirst()
  }
}

extension EnvironmentValues {
  /// The order of the items of a menu, where none was set: that of iOS outside of scrolled content.
  ///
  /// - Source: Apple's documentation of `MenuOrder.automatic`.
  var shownMenuOrder: MenuOrder {
    guard menuOrder == .automatic else { return menuOrder }
    let isScrolled = viewport[.vertical] != nil || viewport[.horizontal] != nil || surroundings.isInRow
    return isScrolled || look.isDesktop ? .fixed : .priority
  }
}
