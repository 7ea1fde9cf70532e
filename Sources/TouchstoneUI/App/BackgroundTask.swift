import TouchstoneCore
import TouchstoneDrawing

/// Work in the background.
///
/// - Source: SwiftUI, `BackgroundTask`.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns a task that refreshes the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A task that handles finished downloads.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
