public import TouchstoneCore

extension View {
  /// Disables moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { listRow { $0.isMoveDisabled = isDisabled } }
}
