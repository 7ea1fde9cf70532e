public import TouchstoneCore

/// A menu that opens on a long press; superseded by `contextMenu(menuItems:)`.
///
/// - Source: SwiftUI, `ContextMenu`.
public struct ContextMenu<MenuItems> where MenuItems: View {
  let items: MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu that opens on a long press.
  @available(*, deprecated, message: "Use contextMenu(menuItems:).")
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}
