import TouchstoneCore

/// The size of a space between toolbar items.
///
/// - Source: SwiftUI, `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// Takes the available space.
  public static let flexible = SpacerSizing(name: "flexible")
  /// Has the system's size.
  public static let fixed = SpacerSizing(name: "fixed")
}
