public import TouchstoneCore

/// A button that shows or hides a window, which never happens in pictures.
///
/// - Source: SwiftUI, `WindowVisibilityToggle`.
public struct WindowVisibilityToggle<Label> where Label: View {
  let label: Label
}

extension WindowVisibilityToggle: View {
  public var body: some View { Button(action: {}, label: { label }) }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// Creates a button for the window with an identifier.
  public nonisolated init(windowID: String) { self.init(label: DefaultWindowVisibilityToggleLabel()) }
}

/// The label of a button that shows a window. Apple's names the window, which is unknown here.
///
/// - Source: SwiftUI, `DefaultWindowVisibilityToggleLabel`.
public struct DefaultWindowVisibilityToggleLabel: View {
  public var body: some View { Text("Show Window") }
}
