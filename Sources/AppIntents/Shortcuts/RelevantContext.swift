public import Foundation

/// - Source: RelevanceKit, `RelevantContext`.
public struct RelevantContext: Hashable, Sendable {
  public enum DateKind: Hashable, Sendable { case `default`, informational, scheduled }

  private let dates: DateInterval

  public static func date(from start: Date, to end: Date) -> Self { Self(dates: DateInterval(start: start, end: end)) }
  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self { Self(dates: interval) }
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    Self(dates: DateInterval(start: range.lowerBound, end: range.upperBound))
  }
}
