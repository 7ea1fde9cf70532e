public import TouchstoneCore
import TouchstoneDrawing

extension Window {
  /// Creates a window with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {}
}
