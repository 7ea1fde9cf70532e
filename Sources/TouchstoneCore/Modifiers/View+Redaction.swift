import Foundation
import TouchstoneDrawing

extension View {
  /// Adds a reason for which content is not shown.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows content whatever the reasons around it.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says that only its owner may see the content.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Says that the content goes out of date. Ignored in pictures.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
