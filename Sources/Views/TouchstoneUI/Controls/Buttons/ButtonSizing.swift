public import TouchstoneCore

extension View {
  /// Sets how buttons are sized. Only pop-up buttons of macOS are sized, which fill the width unless they are fitted.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
