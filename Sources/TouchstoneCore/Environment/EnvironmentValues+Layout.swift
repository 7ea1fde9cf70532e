package import TouchstoneDrawing

extension EnvironmentValues {
  private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

  /// The axis of the enclosing stack, which spacers and dividers use.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
