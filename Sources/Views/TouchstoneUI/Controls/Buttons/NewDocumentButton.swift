public import Foundation
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

extension NewDocumentButton where Label == Text {
  /// Creates a button with a title, or the usual one. The document is never prepared.
  public nonisolated init(_ label: Text?, contentType: UTType? = nil) {
    self.init(contentType: contentType) { label ?? Text("Create Document") }
  }

  /// Creates a button for documents of a type. The document is never prepared.
  public nonisolated init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) {
    self.init(label, contentType: contentType)
  }

  /// Creates a button for a document at a URL. The document is never prepared.
  public nonisolated init(
    _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) {
    self.init(label, contentType: contentType)
  }

  /// Creates a button with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(titleResource) }
  }
}
