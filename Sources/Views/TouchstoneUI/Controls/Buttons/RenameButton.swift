public import TouchstoneCore

/// A button that starts renaming something.
///
/// - Source: SwiftUI, `RenameButton`.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension RenameButton where Label == TouchstoneUI.Label<Text, Image> {
  /// Creates a button.
  public nonisolated init() {}
}

extension EnvironmentValues {
  /// The action that starts renaming something, or `nil` if nothing can be renamed.
  @Entry public internal(set) var rename: RenameAction?
}
