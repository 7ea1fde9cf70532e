import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension ContentUnavailableView
where Label == TouchstoneUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a titleResource, a symbol and a description.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil)
  {
    self.init(
      label: TouchstoneUI.Label(titleResource, systemImage: name), description: description, actions: EmptyView())
  }

  /// Creates a view with a titleResource, an image and a description.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(label: TouchstoneUI.Label(titleResource, image: name), description: description, actions: EmptyView())
  }
}
