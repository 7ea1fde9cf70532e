import TouchstoneCore

extension View {
  /// Sets whether the controls in the view are disabled. A view can't enable what an enclosing view has disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
