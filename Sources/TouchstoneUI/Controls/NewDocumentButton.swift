public import TouchstoneCore
public import TouchstoneTypes

/// A button that creates a document, which never happens in pictures.
///
/// - Source: SwiftUI, `NewDocumentButton`.
public struct NewDocumentButton<Label: View> {
  let label: Label

  /// Creates a button with a label.
  public nonisolated init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NewDocumentButton: View {
  public var body: some View { Button(action: {}, label: { label }) }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey = "Create Document", contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(titleKey) }
  }
}
