import Foundation

/// What an app asks the system about its controls. There is none, so nothing is reloaded, and no control is added.
///
/// - Source: WidgetKit, `ControlCenter`.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  /// Does nothing: no control is shown.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing: no control is shown.
  public func reloadAllControls() {}

  /// Returns an empty list.
  public func currentControls() async throws -> [ControlInfo] { [] }
}
