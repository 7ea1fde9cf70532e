/// How buttons are sized.
///
/// - Source: SwiftUI, `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The size depends on the context.
  public static let automatic = ButtonSizing(name: "automatic")
  /// Buttons fit their labels.
  public static let fitted = ButtonSizing(name: "fitted")
  /// Buttons expand to the available space.
  public static let flexible = ButtonSizing(name: "flexible")
}
