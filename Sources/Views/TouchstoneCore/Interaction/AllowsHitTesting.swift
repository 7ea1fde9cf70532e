extension View {
  /// Sets whether the view takes part in hit testing. Ignored in pictures. Audits take it into account.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(TraitModifier { $0.ignoresTouches = $0.ignoresTouches || !enabled })
  }
}
