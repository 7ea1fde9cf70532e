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
