package import TouchstoneDrawing

extension EnvironmentValues {
  private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

  /// The direction of the stack around a view: spacers and dividers follow it.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
