import TouchstoneCore

/// A space between toolbar items, which separates their groups. Ignored in pictures.
///
/// - Source: SwiftUI, `ToolbarSpacer`.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  /// Creates a space.
  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  func entries(_ context: EvaluationContext) -> [ToolbarEntry] { [] }
}
