import TouchstoneCore

/// The user's customisation of the tabs.
///
/// - Source: SwiftUI, `TabViewCustomization`.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Creates an empty customisation.
  public init() {}

  /// Resets the order of the sections.
  public mutating func resetSectionOrder() {}
  /// Resets the visibility of the tabs.
  public mutating func resetVisibility() {}
}
