import Foundation
public import TouchstoneCore
import TouchstoneDrawing

extension GroupBox where Label == Text {
  /// Creates a group box with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }
}
