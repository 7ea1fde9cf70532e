public import Foundation
public import TouchstoneCore

/// Where a Live Activity is in its life.
///
/// - Source: ActivityKit, `ActivityState`.
public enum ActivityState: Hashable, Codable, Sendable {
  case active, ended, dismissed, stale, pending
}
