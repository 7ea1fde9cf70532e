public import TouchstoneCore

extension View {
  /// Disables deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isDeleteDisabled = isDisabled }
  }
}
