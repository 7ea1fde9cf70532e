/// Whether something is shown.
///
/// - Source: SwiftUI, `Visibility`.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the view has it by itself.
  case automatic
  /// Shown where it can be.
  case visible
  /// Hidden where it can be.
  case hidden
}
