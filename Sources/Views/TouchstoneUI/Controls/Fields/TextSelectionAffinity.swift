/// The end of a text's line at which a selection is extended. Pictures show no selection.
///
/// - Source: SwiftUI, `TextSelectionAffinity`.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// Depends on the text.
  case automatic
  /// The end of the upper line.
  case upstream
  /// The start of the lower line.
  case downstream
}
