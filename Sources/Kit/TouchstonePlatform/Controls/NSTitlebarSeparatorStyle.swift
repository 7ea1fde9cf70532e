/// What lies between a title bar and the content.
///
/// - Source: AppKit, `NSTitlebarSeparatorStyle`.
public enum NSTitlebarSeparatorStyle: Int, Sendable {
  /// The styles of AppKit, in its order.
  case automatic, none, line, shadow
}
