public import Foundation
public import TouchstoneCore
import TouchstoneTypes

/// A user activity that can continue on another device. Activities are never used.
///
/// - Source: Foundation on Apple's platforms, `NSUserActivity`.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  open private(set) var activityType: String
  /// The title of the activity.
  open var title: String?
  /// The values of the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The web page of the activity.
  open var webpageURL: URL?
  /// Whether the activity can continue on another device.
  open var isEligibleForHandoff = true
  /// Whether the activity can be found by a search.
  open var isEligibleForSearch = false
  /// Whether the activity can be suggested.
  open var isEligibleForPrediction = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Marks the activity as the current one. Has no effect.
  open func becomeCurrent() {}
  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

extension View {
  /// Advertises a user activity of the view. Ignored in pictures.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Advertises a user activity of the view. Ignored in pictures.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Runs an action when a user activity is continued. Ignored in pictures.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Sets the external events that open the view's window. Ignored in pictures.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
