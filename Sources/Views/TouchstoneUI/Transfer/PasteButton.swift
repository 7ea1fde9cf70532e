public import TouchstoneCore
public import TouchstoneTypes

/// A button that pastes items. It does nothing.
///
/// - Source: SwiftUI, `PasteButton`.
public struct PasteButton: View {
  /// Creates a button for values of a type.
  @preconcurrency public nonisolated init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) {}
  /// Creates a button for content types.
  @preconcurrency public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {}

  public var body: some View {
    Button(action: {}) {
      Label(title: { Text(system: .paste) }, icon: { Image(systemName: "doc.on.clipboard") })
    }
    .buttonStyle(.borderedProminent)
  }
}
