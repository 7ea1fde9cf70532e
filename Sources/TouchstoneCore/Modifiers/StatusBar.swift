public import TouchstoneDrawing

// What is round a picture is not in it.
extension View {
  /// Hides the status bar of the device, which no picture shows.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar of the device, which no picture shows.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides the home indicator of the device, which no picture shows.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Puts gestures of the system off. Ignored in pictures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
