public import TouchstoneCore
import TouchstoneDrawing

/// A single window.
///
/// - Source: SwiftUI, `Window`.
public struct Window<Content> where Content: View {}

extension Window: BuiltInScene {
  /// Creates a window with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  /// Creates a window with a title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}
