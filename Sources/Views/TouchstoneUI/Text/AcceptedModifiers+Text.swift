public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Lets texts use a variant that fits. Ignored in pictures.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}
