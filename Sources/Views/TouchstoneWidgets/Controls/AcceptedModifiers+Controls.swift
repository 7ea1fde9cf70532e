public import TouchstoneUI

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets what a control says while its action runs. Ignored in pictures.
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// Sets what a control says while its action runs. Ignored in pictures.
  public nonisolated func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Sets what a control says while its action runs. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Sets what a control says of its state. Ignored in pictures.
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }

  /// Sets what a control says of its state. Ignored in pictures.
  public nonisolated func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }

  /// Sets what a control says of its state. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}
