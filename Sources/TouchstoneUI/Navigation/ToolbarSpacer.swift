public import TouchstoneCore

/// The size of a space between toolbar items.
///
/// - Source: SwiftUI, `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// Takes the available space.
  public static let flexible = SpacerSizing(name: "flexible")
  /// Has the system's size.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between toolbar items, which separates their groups. Ignored in pictures.
///
/// - Source: SwiftUI, `ToolbarSpacer`.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a space.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

/// A kind of toolbar item that the system provides.
///
/// - Source: SwiftUI, `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// The placement of a toolbar item that the system provides. Ignored in pictures.
///
/// - Source: SwiftUI, `DefaultToolbarItem`.
public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates the placement of an item.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

/// The menu of a navigation title. Ignored in pictures.
///
/// - Source: SwiftUI, `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu with the system's document actions.
  public nonisolated init() {}
}
