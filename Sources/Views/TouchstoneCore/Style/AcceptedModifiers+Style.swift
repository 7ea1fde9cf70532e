/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Identifies a glass effect for morphing, which pictures do not show.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of glass, which has no effect in Touchstone.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
