public import Foundation
public import TouchstoneCore

/// How an activity is updated by push notifications.
///
/// - Source: ActivityKit, `PushType`.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  /// By a token of the activity.
  public static let token = PushType(channel: nil)

  /// By a channel that several devices listen to.
  public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
