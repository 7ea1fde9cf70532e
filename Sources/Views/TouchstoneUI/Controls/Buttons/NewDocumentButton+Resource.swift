import Foundation
public import TouchstoneCore
public import TouchstoneTypes

extension NewDocumentButton where Label == Text {
  /// Creates a button with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(titleResource) }
  }
}
