import TouchstoneCore

/// How the field of a search in a bar behaves.
///
/// - Source: SwiftUI, `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// As a button.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}
