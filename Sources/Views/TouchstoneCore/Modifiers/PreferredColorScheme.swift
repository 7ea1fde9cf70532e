/// The preferred colour scheme of a view, for the views around it.
///
/// - Source: SwiftUI, `PreferredColorSchemeKey`.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the preferred colour scheme; in Touchstone, the view itself is drawn in it.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
