import TouchstoneCore
import TouchstoneDrawing

/// Whether every second row has a grey background.
///
/// - Source: SwiftUI, `AlternatingRowBackgroundBehavior`.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// As the style has it.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It has not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
