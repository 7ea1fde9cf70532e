extension View {
  /// Shows a text when a pointer rests on the view; no picture shows it.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Shows a text when a pointer rests on the view; no picture shows it.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Shows a text when a pointer rests on the view; no picture shows it.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
