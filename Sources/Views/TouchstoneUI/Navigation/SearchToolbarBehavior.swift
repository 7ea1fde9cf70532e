import TouchstoneCore

/// The behaviour of a search field in a toolbar.
///
/// - Source: SwiftUI, `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The platform default.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// The field is minimised to a button.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}
