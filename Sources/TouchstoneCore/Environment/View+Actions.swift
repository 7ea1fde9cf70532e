public import Foundation

extension View {
  /// Lets a person bring the view up to date by pulling it. Ignored in pictures.
  public nonisolated func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  /// Runs an action for addresses that the program is opened with; in a picture none is.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Says whether the view can have the focus. Ignored in pictures.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
