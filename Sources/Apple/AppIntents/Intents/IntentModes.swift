import TouchstoneCore

/// Whether an action runs with its app on the screen.
///
/// - Source: AppIntents, `IntentModes`.
public struct IntentModes: OptionSet, Sendable {
  /// When an action brings its app to the screen.
  public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  /// Returns the mode that brings the app to the screen at a moment.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }
}
