extension NSWindow {
  /// How a window appears and disappears.
  ///
  /// - Source: AppKit, `NSWindow.AnimationBehavior`.
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow = 3
    case utilityWindow = 4
    case alertPanel = 5
  }
}
