public import TouchstoneCore

/// A kind of toolbar item that the system provides.
///
/// - Source: SwiftUI, `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// The placement of a toolbar item that the system provides. Ignored in pictures.
///
/// - Source: SwiftUI, `DefaultToolbarItem`.
public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// Creates the placement of an item.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

extension View {
  /// Removes an item that the system adds: the title, or the button that shows and hides the sidebar.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigation {
      if defaultItemKind == .title { $0.removesTitle = true }
      if defaultItemKind == .sidebarToggle { $0.removesSidebarToggle = true }
    }
  }
}
