@preconcurrency public import OpenCombine
import TouchstoneDrawing

extension View {
  /// Provides an object while the view or a descendant has focus, which never happens in pictures. Ignored in pictures.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Provides an optional object while the view or a descendant has focus. Ignored in pictures.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Provides an object while the scene has focus, which never happens in pictures. Ignored in pictures.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Provides an optional object while the scene has focus. Ignored in pictures.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
