/// How much a dialog matters.
///
/// - Source: SwiftUI, `DialogSeverity`.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// As the platform has it.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Very much.
  public static let critical = DialogSeverity(name: "critical")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
}
