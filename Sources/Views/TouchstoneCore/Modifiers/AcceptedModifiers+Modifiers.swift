public import TouchstoneDrawing

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Isolates the animation of the view's frame from that of its parent. Ignored in pictures.
  public nonisolated func geometryGroup() -> some View { self }

  /// Sets whether the status bar is hidden. Ignored in pictures.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the status bar is hidden. Ignored in pictures.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of system overlays such as the home indicator. Ignored in pictures.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Moves the view away from the container's corners. Ignored in pictures.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }

  /// Names the view's interactions for tracking. Ignored in pictures.
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
