public import TouchstoneCore

/// The menu of a navigation title. Ignored in pictures.
///
/// - Source: SwiftUI, `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  /// Creates a menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu with the system's document actions.
  public nonisolated init() {}
}
