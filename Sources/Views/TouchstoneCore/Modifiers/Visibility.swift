/// The visibility of an element of the user interface.
///
/// - Source: SwiftUI, `Visibility`.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The default visibility of the element.
  case automatic
  /// Visible where possible.
  case visible
  /// Hidden where possible.
  case hidden
}
