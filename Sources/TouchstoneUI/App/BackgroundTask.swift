import TouchstoneCore
import TouchstoneDrawing

/// Work in the background.
///
/// - Source: SwiftUI, `BackgroundTask`.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// To bring the app up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// For what was loaded.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
