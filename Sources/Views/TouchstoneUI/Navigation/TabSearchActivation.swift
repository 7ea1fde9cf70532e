import TouchstoneCore

/// When the search tab begins a search. Pictures show the tab as it was selected.
///
/// - Source: SwiftUI, `TabSearchActivation`.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// The choice of the system.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
