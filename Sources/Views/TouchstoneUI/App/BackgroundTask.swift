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

extension BackgroundTask where Request == Void, Response == Void {
  /// Returns a task that handles the events of a session of downloads.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String?, Response == Void {
  public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Returns a task that handles the events of the sessions of downloads that a closure chooses.
  public static func urlSession(matching: @escaping (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask()
  }
  /// A task that handles finished downloads.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
