public import TouchstoneCore

extension View {
  /// Places a view above the tab bar. It is drawn at the bottom of this view.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = content()
    return safeAreaInset(edge: .bottom) { accessory }
  }

  /// Places a view above the tab bar if a condition is true. It is drawn at the bottom of this view.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom) { accessory }
  }
}
