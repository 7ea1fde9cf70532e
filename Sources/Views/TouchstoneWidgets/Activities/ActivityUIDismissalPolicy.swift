public import Foundation
public import TouchstoneCore

/// When an activity that has ended disappears.
///
/// - Source: ActivityKit, `ActivityUIDismissalPolicy`.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private enum Policy: Hashable {
    case automatic, immediate
    case after(Date)
  }

  private let policy: Policy

  /// When the system decides.
  public static let `default` = ActivityUIDismissalPolicy(policy: .automatic)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(policy: .immediate)

  /// After a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(policy: .after(date))
  }
}
