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

  /// Creates windows with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a localised title and an identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title and an identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}
