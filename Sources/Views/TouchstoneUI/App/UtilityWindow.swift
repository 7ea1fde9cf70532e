public import TouchstoneCore
import TouchstoneDrawing

/// A window with tools, next to the app's other windows.
///
/// - Source: SwiftUI, `UtilityWindow`.
public struct UtilityWindow<Content> where Content: View {}

extension UtilityWindow: BuiltInScene {
  /// Creates a window with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}
