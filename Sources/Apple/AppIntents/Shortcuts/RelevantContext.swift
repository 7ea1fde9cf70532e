public import Foundation

/// - Source: RelevanceKit, `RelevantContext`.
public struct RelevantContext: Hashable, Sendable {
  public enum DateKind: Hashable, Sendable { case `default`, informational, scheduled }

  private let dates: DateInterval

  /// A time that is empty if it ends before it starts.
  public static func date(from start: Date, to end: Date) -> Self {
    Self(dates: DateInterval(start: start, end: max(start, end)))
  }
  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self { Self(dates: interval) }
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    Self(dates: DateInterval(start: range.lowerBound, end: range.upperBound))
  }
}
