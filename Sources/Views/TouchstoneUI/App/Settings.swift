public import TouchstoneCore
import TouchstoneDrawing

/// The settings of an app.
///
/// - Source: SwiftUI, `Settings`.
public struct Settings<Content> where Content: View {}

extension Settings: BuiltInScene {
  /// Creates settings.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
