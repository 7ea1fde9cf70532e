/// When a default focus applies.
///
/// - Source: SwiftUI, `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the app moves the focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also when the user moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
