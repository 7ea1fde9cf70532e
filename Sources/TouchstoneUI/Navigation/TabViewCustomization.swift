import TouchstoneCore

/// What a person has made of the tabs.
///
/// - Source: SwiftUI, `TabViewCustomization`.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Creates the tabs as they are.
  public init() {}

  /// Forgets what a person has made of the order.
  public mutating func resetSectionOrder() {}
  /// Forgets what a person has hidden.
  public mutating func resetVisibility() {}
}
