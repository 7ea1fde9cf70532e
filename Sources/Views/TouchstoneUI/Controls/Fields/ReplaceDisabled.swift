public import TouchstoneCore

extension View {
  /// Disables replacing in views that draw their own find navigator. Ignored in pictures.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findContext) { $0?.supportsReplace = !isDisabled }
  }
}
