package import TouchstoneDrawing

extension EnvironmentValues {
  /// The axis of the enclosing stack, which spacers and dividers use.
  @Entry package var stackAxis: Axis?

  /// Leaves the enclosing stack, as for a layer or the content of a scroll view.
  package mutating func leaveStack() { stackAxis = nil }
}
