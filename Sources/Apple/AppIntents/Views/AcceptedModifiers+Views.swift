public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the style of hints at phrases, of which placeholders are drawn. Ignored in pictures.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Sets the style of links to shortcuts, of which placeholders are drawn. Ignored in pictures.
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
