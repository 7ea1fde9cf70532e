package import TouchstoneDrawing

extension EnvironmentValues {
  /// The axis of the enclosing stack, which spacers and dividers use.
  @Entry package var stackAxis: Axis?
}
