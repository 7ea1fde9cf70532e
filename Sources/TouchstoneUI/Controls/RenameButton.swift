public import TouchstoneCore

/// A button that lets a person rename something.
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
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  /// What is done when a person wants to rename something; `nil` if nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}
