public import CoreLocation
public import TouchstoneCore
public import TouchstoneDrawing

// Modifiers of what is on a map, which is not drawn.
extension MapContent {
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
}
