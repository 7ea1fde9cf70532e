import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title from a resource, which is initially collapsed.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(expansion: nil, label: Text(titleResource), content: content)
  }

  /// Creates a group with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(expansion: isExpanded, label: Text(titleResource), content: content)
  }
}
