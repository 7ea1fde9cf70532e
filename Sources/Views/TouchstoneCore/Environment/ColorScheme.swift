/// Light or dark appearance.
///
/// - Source: SwiftUI, `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a bright background.
  case light
  /// Bright text on a dark background.
  case dark
}

/// The contrast between content and background.
///
/// - Source: SwiftUI, `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  /// Increased contrast, as with the Increase Contrast setting.
  case increased
}

extension View {
  /// Draws the view in a light or dark colour scheme.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
