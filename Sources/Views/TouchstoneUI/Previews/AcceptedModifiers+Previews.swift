public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the context in which an editor shows the preview. Ignored in pictures.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
