public import TouchstoneCore

/// How long a space between items of bars is.
///
/// - Source: SwiftUI, `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As long as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As long as the system wants.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between items of bars, which divides their groups on glass. Ignored in pictures.
///
/// - Source: SwiftUI, `ToolbarSpacer`.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a space.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

/// A kind of item that the system puts into bars.
///
/// - Source: SwiftUI, `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// The place of an item that the system puts into bars. Ignored in pictures.
///
/// - Source: SwiftUI, `DefaultToolbarItem`.
public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates the place of an item.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

/// The menu of a bar's title. Ignored in pictures.
///
/// - Source: SwiftUI, `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu of what the system has for documents.
  public nonisolated init() {}
}
