public import Foundation

/// What an app asks the system about its widgets. There is none, so nothing is reloaded, and no widget is configured.
///
/// - Source: WidgetKit, `WidgetCenter`.
public final class WidgetCenter: Sendable {
  /// Keys in the information of the activity with which a widget opens its app.
  ///
  /// - Source: WidgetKit, `WidgetCenter.UserInfoKey`.
  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing: no widget is shown.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing: no widget is shown.
  public func reloadAllTimelines() {}

  /// Does nothing: no widget is shown.
  public func invalidateConfigurationRecommendations() {}

  /// Does nothing: no widget is shown.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Passes an empty list.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  /// Returns an empty list.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
