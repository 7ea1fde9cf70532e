/// Light or dark appearance.
///
/// - Source: SwiftUI, `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a bright background.
  case light
  /// Bright text on a dark background.
  case dark
}

/// The contrast that a person prefers.
///
/// - Source: SwiftUI, `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast, as the system's setting asks for.
  case increased
}
