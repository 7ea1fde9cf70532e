import TouchstoneCore
import TouchstoneDrawing

/// Makes the items of a menu available to taps, and shows them while the menu is open.
struct MenuItemsModifier<Items: View> {
  let items: Items
  /// Whether a long press opens the menu, because a tap does something else.
  var opensOnLongPress = false
  /// The first item of a menu in a menu, which closes it.
  var title: AnyView?
}

extension MenuItemsModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    guard context.environment.isEnabled else { return nodes }
    let isOpen = context.child(.modifier).keptState(false)
    let choices = choices(in: context)
    for node in nodes {
      node.traits.interactions.choices = choices
      let toggle: @MainActor () -> Void = { isOpen.wrappedValue.toggle() }
      if opensOnLongPress {
        node.traits.interactions.longPress = toggle
      } else {
        node.traits.interactions.tap = toggle
      }
    }
    guard isOpen.wrappedValue else { return nodes }
    return context.opening(nodes, order: title == nil ? context.environment.shownMenuOrder : .fixed) { inner in
      let groups = inner.menuGroups(of: items) { isOpen.wrappedValue = false }
      guard let title else { return groups }
      let node = inner.child(.modifier).evaluateOne(title)
      node.traits.interactions.tap = { isOpen.wrappedValue = false }
      return [[MenuItem(node: node, isChecked: nil, isHeader: false)]] + groups
    }
  }

  @MainActor private func choices(in context: EvaluationContext) -> Interactions.Choices {
    let opened = DeferredEvaluation(context.child(.secondary))
    let items = items
    return Interactions.Choices(
      names: { opened { $0.evaluate(items) }.flatMap(\.names) },
      choose: { name in
        for item in opened({ $0.evaluate(items) }) {
          guard let action = try? item.interact(with: name, to: "tap it", { $0.tap }) else { continue }
          action()
          return true
        }
        return false
      })
  }
}
