public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Lets texts use a variant that fits. Ignored in pictures.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// Sets the scale of all texts in the view. Ignored in pictures. `Text.textScale` is drawn.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
