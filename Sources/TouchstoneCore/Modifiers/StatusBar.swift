public import TouchstoneDrawing

// System elements around the view are not part of its picture.
extension View {
  /// Sets whether the status bar is hidden. Ignored in pictures.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the status bar is hidden. Ignored in pictures.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of system overlays such as the home indicator. Ignored in pictures.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Defers system gestures on the given edges. Ignored in pictures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
