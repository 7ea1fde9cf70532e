import TouchstoneCore

/// The effect of an active search on a toolbar.
///
/// - Source: SwiftUI, `SearchPresentationToolbarBehavior`.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The platform default.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// The toolbar's content stays visible.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}

extension View {
  /// Sets whether an active search hides the title and the buttons of the bar.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    navigation { $0.keepsBarInSearch = behavior == .avoidHidingContent }
  }
}
