import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension ControlGroup {
  /// Creates a group with a title from a resource, which is visible in menus.
  @_disfavoredOverload
  public nonisolated init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content()), label: AnyView(Text(titleResource)))
  }

  /// Creates a group with a title from a resource and a symbol, which are visible in menus.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(
      content: LabeledControlGroupContent(content: content()),
      label: AnyView(Label(titleResource, systemImage: systemImage))
    )
  }

  /// Creates a group with a title from a resource and an image resource, which are visible in menus.
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleResource, image: image) }
  }
}
