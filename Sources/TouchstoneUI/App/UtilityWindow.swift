public import TouchstoneCore
import TouchstoneDrawing

/// A window with tools, beside the others.
///
/// - Source: SwiftUI, `UtilityWindow`.
public struct UtilityWindow<Content> where Content: View {}

extension UtilityWindow: BuiltInScene {
  /// Creates a window with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}
