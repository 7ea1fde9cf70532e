import TouchstoneCore

/// What the button in the bar of the first column does.
struct SidebarToggle {
  /// Whether the sidebar is visible.
  let isShown: Bool
  let perform: @MainActor () -> Void
}

/// The button that shows and hides the sidebar of a split view.
struct SidebarButton: View {
  let toggle: SidebarToggle

  var body: some View {
    Button(action: toggle.perform) { Image(systemName: "sidebar.leading") }
      .accessibilityLabel(toggle.isShown ? "Hide Sidebar" : "Show Sidebar")
      .accessibilityIdentifier("ToggleSidebar")
  }
}

extension EnvironmentValues {
  private enum SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

  /// The button at the start of the bar, if the view is in the first column of a split view.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}
