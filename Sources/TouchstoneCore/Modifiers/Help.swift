extension View {
  /// Adds help text, shown while a pointer hovers over the view. Ignored in pictures.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Adds help text, shown while a pointer hovers over the view. Ignored in pictures.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Adds help text, shown while a pointer hovers over the view. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
