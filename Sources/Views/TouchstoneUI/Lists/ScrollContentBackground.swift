public import TouchstoneCore

extension View {
  /// Shows or hides the background of lists, forms and editors.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listSettings.contentBackground, visibility)
  }
}
