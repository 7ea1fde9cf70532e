/// The severity of a dialog.
///
/// - Source: SwiftUI, `DialogSeverity`.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The platform's default severity.
  public static let automatic = DialogSeverity(name: "automatic")
  /// A critical dialog.
  public static let critical = DialogSeverity(name: "critical")
  /// A standard dialog.
  public static let standard = DialogSeverity(name: "standard")
}
