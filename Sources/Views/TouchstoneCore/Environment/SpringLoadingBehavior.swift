import Foundation

/// Whether hovering over a view while dragging activates it.
///
/// - Source: SwiftUI, `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's behaviour.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Activates the view.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// Does not activate the view.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
