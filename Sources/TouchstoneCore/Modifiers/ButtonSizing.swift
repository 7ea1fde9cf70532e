/// How large buttons are.
///
/// - Source: SwiftUI, `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As their labels.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As there is room.
  public static let flexible = ButtonSizing(name: "flexible")
}
