import Foundation
import TouchstoneDrawing

extension View {
  /// Adds a reason to redact the view.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to redact the view.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as privacy sensitive.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
