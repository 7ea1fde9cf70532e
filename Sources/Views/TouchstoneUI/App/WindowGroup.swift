import Foundation
public import TouchstoneCore

/// Windows that show views. They are discarded, because no window is shown.
///
/// - Source: SwiftUI, `WindowGroup`.
public struct WindowGroup<Content> where Content: View {}

extension WindowGroup: Scene {
  public var body: Never { preconditionFailure("A window group has no body.") }

  /// Creates windows.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// Creates windows with an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
}
