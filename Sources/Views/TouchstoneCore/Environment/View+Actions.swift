import Foundation

extension View {
  /// Sets the action for refreshing the view, such as by pulling it down. Ignored in pictures.
  @preconcurrency public nonisolated func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
