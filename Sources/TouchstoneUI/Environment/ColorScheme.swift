/// Light or dark appearance.
///
/// - Source: SwiftUI, `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The contrast that a person prefers.
///
/// - Source: SwiftUI, `ColorSchemeContrast`.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}
