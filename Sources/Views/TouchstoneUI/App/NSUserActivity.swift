public import Foundation
import TouchstoneCore
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
