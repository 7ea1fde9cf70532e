extension View {
  /// Sets the foreground colour; `nil` restores the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundStyles) { $0 = color.map { [AnyShapeStyle($0)] } ?? [] }
  }

  /// Sets the foreground style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the primary and secondary foreground styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the primary, secondary and tertiary foreground styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the tint as a style.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, Tint(tint)) }

  /// Sets the tint as a colour.
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, Tint(tint)) }

  /// Sets the accent colour.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, Tint(accent: accentColor))
  }

  /// Sets the background style.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) }
  }
}
