/// The size in which Control Center shows a control.
///
/// - Source: Human Interface Guidelines, Controls: a small control shows a symbol, larger ones the title and the state too.
public enum ControlWidgetSize: String, CaseIterable, Sendable, CustomStringConvertible {
  /// A symbol in a circle.
  case small
  /// A symbol before the title and the state; as wide as two small ones.
  case medium
  /// A symbol above the title and the state; as wide and as high as two small ones.
  case large

  public var description: String { rawValue }
}
