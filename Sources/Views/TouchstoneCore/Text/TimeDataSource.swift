public import Foundation

/// A value that follows the time. Pictures show it at the environment's `now`, which does not advance.
///
/// - Source: SwiftUI, `TimeDataSource`.
public struct TimeDataSource<Value> {
  /// The value at a time.
  let value: (Date) -> Value
}

// SAFETY: the closures that are made below only hold dates.
extension TimeDataSource: @unchecked Sendable {}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// Returns the time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(ClockShape.limited($0.timeIntervalSince(date))) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the range from a date to now; empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// Returns the range from now to a date; empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension Text {
  /// Creates a text from a value and a format style with attributes. Unless the style was given others, it uses the
  /// locale, the calendar and the time zone of the environment.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    // SAFETY: the value is only read, during the evaluation of the view that contains the text.
    nonisolated(unsafe) let write = { (environment: EnvironmentValues) in format.format(input, in: environment) }
    self.init(storage: .deferredAttributed { write($0) })
  }

  /// Creates a text that follows the time; it shows the environment's `now`.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: FormatStyle, F.FormatOutput == String {
    // SAFETY: the format is only read, during the evaluation of the view that contains the text.
    nonisolated(unsafe) let write = { (environment: EnvironmentValues) in
      format.format(source.value(environment.now), in: environment)
    }
    self.init(storage: .deferred { write($0) })
  }

  /// Creates a text that follows the time, in a format style with attributes; it shows the environment's `now`.
  public init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: FormatStyle, F.FormatOutput == AttributedString {
    // SAFETY: the format is only read, during the evaluation of the view that contains the text.
    nonisolated(unsafe) let write = { (environment: EnvironmentValues) in
      format.format(source.value(environment.now), in: environment)
    }
    self.init(storage: .deferredAttributed { write($0) })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Interpolates a value formatted with a format style with attributes; the key contains `%@`.
  public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    appendInterpolation(Text(input, format: format))
  }

  /// Interpolates a value that follows the time; the key contains `%@`.
  public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: FormatStyle, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
