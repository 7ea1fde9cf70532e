public import Foundation

/// Formats of dates that the system's own apps use. They read no clock: `Text` shows the date that it is given, or the
/// environment's `now`.
///
/// - Source: SwiftUI, `SystemFormatStyle`. The formats are those of Apple's examples.
public enum SystemFormatStyle: Sendable {
  /// The time since a start, as on a stopwatch: `00:03.42`.
  public struct Stopwatch: FormatStyle, Sendable {
    private let start: Date
    private let shape: ClockShape

    /// Creates a stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: The start. Before it, the stopwatch shows 0.
    ///   - showsHours: Whether hours are a field of their own.
    ///   - maxFieldCount: The greatest number of fields: hours, minutes, seconds, fractions.
    ///   - maxPrecision: The length of the smallest step.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      shape = ClockShape(
        showsHours: showsHours, maxFieldCount: maxFieldCount, step: maxPrecision.inSeconds, padsMinutes: true)
    }

    /// Returns the text for a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(shape.text(value.timeIntervalSince(start)))
    }
  }

  /// The time that has passed of a range, or is left: `4:17`.
  public struct Timer: FormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let shape: ClockShape

    /// Creates a timer that shows the time that has passed.
    ///
    /// - Parameters:
    ///   - interval: The range; before and after it, the timer stands still.
    ///   - showsHours: Whether hours are a field of their own.
    ///   - maxFieldCount: The greatest number of fields: hours, minutes, seconds, fractions.
    ///   - maxPrecision: The length of the smallest step.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      shape = ClockShape(showsHours: showsHours, maxFieldCount: maxFieldCount, step: maxPrecision.inSeconds)
    }

    /// Creates a timer that shows the time that is left.
    ///
    /// - Parameters:
    ///   - interval: The range; before and after it, the timer stands still.
    ///   - showsHours: Whether hours are a field of their own.
    ///   - maxFieldCount: The greatest number of fields: hours, minutes, seconds, fractions.
    ///   - maxPrecision: The length of the smallest step.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      shape = ClockShape(
        showsHours: showsHours, maxFieldCount: maxFieldCount, step: maxPrecision.inSeconds, roundsUp: true)
    }

    /// Returns the text for a date.
    public func format(_ value: Date) -> AttributedString {
      let date = min(max(value, interval.lowerBound), interval.upperBound)
      let length =
        countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
      return AttributedString(shape.text(length))
    }
  }

  /// The time between a date and another: `3 minutes, 42 seconds`.
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var language = Locale.autoupdatingCurrent

    /// Creates a format for the time after a date; before it, the text has a minus sign.
    ///
    /// - Parameters:
    ///   - anchor: The date from which on time is counted.
    ///   - allowedFields: The units. Years and months are counted in weeks.
    ///   - maxFieldCount: The greatest number of units.
    ///   - sign: Whether the text begins with a sign.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// Returns the format in the language of a locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.language = locale
      return style
    }

    /// Returns the same format: its units have the same length in every calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset { self }

    /// Returns the text for a date.
    public func format(_ value: Date) -> AttributedString {
      let distance = ClockShape.limited(value.timeIntervalSince(anchor))
      let units: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit)] = [
        (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
      ]
      var allowed = Set(units.filter { allowedFields.contains($0.0) }.map(\.1))
      let isLong = distance.magnitude >= 30 * 86_400 && !allowedFields.isDisjoint(with: [.year, .month])
      if isLong || allowed.isEmpty { allowed = [.weeks, .days] }
      let text = Duration.seconds(distance.magnitude.rounded(.down)).formatted(
        .units(allowed: allowed, width: .wide, maximumUnitCount: max(maxFieldCount, 1)).locale(language))
      let signs: (plus: String, minus: String) = sign == .never ? ("", "") : sign == .always() ? ("+", "-") : ("", "-")
      return AttributedString((distance < 0 ? signs.minus : signs.plus) + text)
    }
  }

  /// A date as seen from another: `in 5 minutes`.
  public struct DateReference: FormatStyle, EnvironmentFormatStyle, Sendable {
    private var style: Date.AnchoredRelativeFormatStyle

    /// Creates a format for a date as seen from the formatted one.
    ///
    /// - Parameters:
    ///   - date: The date that the text refers to.
    ///   - allowedFields: The units.
    ///   - maxFieldCount: Has no effect: the text has one unit.
    ///   - thresholdField: Has no effect: far dates are relative, too.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      style = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: allowedFields, presentation: .numeric, unitsStyle: .wide,
        capitalizationContext: .unknown)
    }

    /// Returns the format in the language of a locale.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.style = style.locale(locale)
      return copy
    }

    /// Returns the format with a calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.style.calendar = calendar
      return copy
    }

    /// Returns the text for a date.
    public func format(_ value: Date) -> AttributedString { AttributedString(style.format(value)) }

    func replacingMachine(by environment: EnvironmentValues) -> DateReference {
      var copy = self
      copy.style = style.following(environment)
      return copy
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a format for the time since a start, as on a stopwatch.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a format for the time that has passed of a range.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// Returns a format for the time that is left of a range.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a format for the time between a date and another.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a format for a date as seen from another.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
