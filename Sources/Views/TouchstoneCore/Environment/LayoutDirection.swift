/// The direction of text and layout.
///
/// - Source: SwiftUI, `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft
}
