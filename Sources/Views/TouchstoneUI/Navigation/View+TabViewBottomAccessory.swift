public import TouchstoneCore

extension View {
  /// Places a view above the tab bar of the tab view, on iOS 26 on glass.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabSettings.accessory, AnyView(content()))
  }

  /// Places a view above the tab bar of the tab view if a condition is true, on iOS 26 on glass.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabSettings.accessory, isEnabled ? AnyView(content()) : nil)
  }

  /// Sets how the tab bar is minimised.
  ///
  /// On iOS 26, `onScrollDown` leaves only the selected tab in the bar while the screen is scrolled down. The other
  /// behaviours have no effect in pictures.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabSettings.minimizing, behavior)
  }
}
