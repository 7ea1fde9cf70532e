import TouchstoneCore

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role: a symbol for `close` and `confirm`, text for the others.
  @preconcurrency public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}
