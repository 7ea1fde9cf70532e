/// When dictation starts. Pictures show no dictation.
///
/// - Source: SwiftUI, `TextInputDictationActivation`.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String

  /// When someone looks at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// When someone selects the field.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}
