/// The direction in which text and layout run.
///
/// - Source: SwiftUI, `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right, as in Arabic and Hebrew.
  case rightToLeft
}
