extension View {
  /// Sets the preferred colour scheme; in Touchstone, the view itself is drawn in it.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}
