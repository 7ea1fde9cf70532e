public import Foundation

extension View {
  /// Sets the action for refreshing the view, such as by pulling it down. Ignored in pictures.
  public nonisolated func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  /// Sets an action for URLs with which the app is opened, which never happens in a picture.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Sets whether the view can receive focus. Ignored in pictures.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
