import TouchstoneDrawing

/// A gesture that moves the window. Ignored in pictures.
///
/// - Source: SwiftUI, `WindowDragGesture`.
public struct WindowDragGesture: Gesture {
  /// Creates a gesture.
  public nonisolated init() {}

  public var body: some Gesture { DragGesture() }
}
