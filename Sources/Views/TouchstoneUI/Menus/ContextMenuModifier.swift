public import TouchstoneCore
import TouchstoneDrawing

/// Adds a menu that a long press opens.
struct ContextMenuModifier<Items: View> {
  let items: Items
  let preview: AnyView?
}

extension ContextMenuModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    guard context.environment.isEnabled else { return nodes }
    let isOpen = context.child(.modifier).keptState(false)
    for node in nodes { node.traits.interactions.longPress = { isOpen.wrappedValue.toggle() } }
    guard isOpen.wrappedValue else { return nodes }
    return context.opening(
      nodes, preview: { inner in preview.map { .view(inner.evaluateOne($0)) } ?? .source }
    ) { $0.menuGroups(of: items) { isOpen.wrappedValue = false } }
  }
}

extension View {
  /// Adds a menu that opens on a long press.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }

  /// Adds a menu with a preview that opens on a long press.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }
}
