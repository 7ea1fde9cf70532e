public import Foundation
public import TouchstoneCore
import TouchstoneTypes

/// What a person does, so that it can go on elsewhere; nothing goes on here.
///
/// - Source: Foundation on Apple's platforms, `NSUserActivity`.
open class NSUserActivity: NSObject {
  /// The kind of what is done.
  open private(set) var activityType: String
  /// What is done, in words.
  open var title: String?
  /// Values of what is done.
  open var userInfo: [AnyHashable: Any]?
  /// An address of what is done.
  open var webpageURL: URL?
  /// Whether it can go on on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be found.
  open var isEligibleForSearch = false
  /// Whether it is suggested.
  open var isEligibleForPrediction = false

  /// Creates what a person does.
  public init(activityType: String) { self.activityType = activityType }

  /// Tells that it is done now.
  open func becomeCurrent() {}
  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

extension View {
  /// Tells what a person does in the view; nothing asks here.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Tells what a person does in the view; nothing asks here.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Goes on with what a person has done elsewhere; nothing does here.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Sets what opens the view's window; nothing does here.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
