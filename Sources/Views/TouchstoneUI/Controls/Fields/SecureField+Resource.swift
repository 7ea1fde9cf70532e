import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension SecureField where Label == Text {
  /// Creates a field with a title from a resource that is shown while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleResource))
  }

  /// Creates a field with a title from a resource. The prompt, or else the title, is shown while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleResource))
  }
}
