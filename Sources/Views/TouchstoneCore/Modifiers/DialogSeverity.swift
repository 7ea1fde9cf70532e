/// The severity of a dialog.
///
/// - Source: SwiftUI, `DialogSeverity`.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The platform's default severity.
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}
