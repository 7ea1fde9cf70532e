/// Whether dictation starts by itself. Pictures show no dictation.
///
/// - Source: SwiftUI, `TextInputDictationBehavior`.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// Returns the behaviour in which dictation starts as an activation says.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline " + activation.name)
  }

  /// Depends on the platform.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// While the device's action button asks for it.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}
