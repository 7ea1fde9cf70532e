public import Foundation
public import TouchstoneCore

/// How Live Activities are shown.
///
/// - Source: ActivityKit, `ActivityStyle`.
public enum ActivityStyle: Hashable, Sendable {
  case standard, transient
}
