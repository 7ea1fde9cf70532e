public import TouchstoneCore

/// A button that opens the program's settings, which never happens in pictures.
///
/// - Source: SwiftUI, `SettingsLink`.
public struct SettingsLink<Label: View> {
  let label: Label

  /// Creates a button with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink: View {
  public var body: some View { Button(action: {}, label: { label }) }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with the usual label.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The usual label of a button that opens the program's settings.
///
/// - Source: SwiftUI, `DefaultSettingsLinkLabel`.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  public var body: some View { Text("Settings…") }
}
