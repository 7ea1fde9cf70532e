public import TouchstoneCore
import TouchstoneDrawing

/// Whether every second row has a grey background.
///
/// - Source: SwiftUI, `AlternatingRowBackgroundBehavior`.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  /// The default of the style.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every second row has a grey background.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No row has a grey background.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

extension View {
  /// Sets whether every second row of lists and tables has a grey background, which only macOS has.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { environment(\.listSettings.alternatingRows, behavior) }
}
