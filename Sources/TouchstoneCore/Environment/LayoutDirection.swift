/// The direction in which text and layout run.
///
/// - Source: SwiftUI, `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right, as in Arabic and Hebrew.
  case rightToLeft
}

/// How much room a screen gives in one direction.
///
/// - Source: SwiftUI, `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, such as a phone's width.
  case compact
  /// Much room, such as a tablet's width.
  case regular
}
