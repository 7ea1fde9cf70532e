/// The direction in which text and layout run.
///
/// - Source: SwiftUI, `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How much room a screen gives in one direction.
///
/// - Source: SwiftUI, `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}
