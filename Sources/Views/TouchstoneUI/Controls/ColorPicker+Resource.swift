import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

extension ColorPicker where Label == Text {
  /// Creates a picker with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(color: selection.wrappedValue, label: Text(titleResource))
  }

  /// Creates a picker for a Core Graphics colour with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(color: Color(cgColor: selection.wrappedValue), label: Text(titleResource))
  }
}
