public import TouchstoneCore

/// A scene for Assistive Access, which is never shown.
///
/// - Source: SwiftUI, `AssistiveAccess`.
public struct AssistiveAccess<Content> where Content: View {}

extension AssistiveAccess: BuiltInScene {
  /// Creates a scene.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
