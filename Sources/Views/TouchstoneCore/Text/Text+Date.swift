public import Foundation

extension Text {
  /// A style for displaying a date.
  ///
  /// Relative dates are relative to the environment's `now`, which does not advance.
  ///
  /// - Source: SwiftUI, `Text.DateStyle`.
  public struct DateStyle: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable, Sendable {
      case date, time, relative, offset, timer
    }

    private let kind: Kind

    /// The day, month and year: `January 1, 2026`.
    public static let date = DateStyle(kind: .date)
    /// The hour and minute: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The time between the date and now: `2 hr, 32 min`. From 30 days on, it is shown in weeks and days.
    public static let relative = DateStyle(kind: .relative)
    /// The time between the date and now in its largest unit: `-2 hours` before the date, `+2 hours` after it.
    public static let offset = DateStyle(kind: .offset)
    /// The time between the date and now as a timer: `2:32:07`.
    public static let timer = DateStyle(kind: .timer)

    func string(for date: Date, in environment: EnvironmentValues) -> String {
      let date = Self.representable(date)
      func format(_ dateStyle: Date.FormatStyle.DateStyle, _ timeStyle: Date.FormatStyle.TimeStyle) -> String {
        Date.FormatStyle(
          date: dateStyle, time: timeStyle, locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone
        ).format(date)
      }
      let distance = date.timeIntervalSince(environment.now)
      let duration = Duration.seconds(distance.magnitude.rounded(.down))
      switch kind {
      case .date: return format(.long, .omitted)
      case .time: return format(.omitted, .shortened)
      case .timer: return Self.clock(distance.magnitude)
      case .relative, .offset:
        let units: Set<Duration.UnitsFormatStyle.Unit> =
          distance.magnitude < 30 * 86_400 ? [.days, .hours, .minutes, .seconds] : [.weeks, .days]
        // As in Apple's "Displaying dynamic dates in widgets".
        let isRelative = kind == .relative
        let text = duration.formatted(
          .units(allowed: units, width: isRelative ? .abbreviated : .wide, maximumUnitCount: isRelative ? 2 : 1)
            .locale(environment.locale))
        return isRelative ? text : (distance > 0 ? "-" : "+") + text
      }
    }

    /// Returns the nearest date that calendars can represent: within 30 million years.
    private static func representable(_ date: Date) -> Date {
      let (seconds, limit) = (date.timeIntervalSinceReferenceDate, 1e15)
      return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -limit), limit))
    }

    static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
      let whole = Int(min(max(seconds, 0), 1e15).rounded(.down))
      let hours = whole / 3600
      if hours > 0, showsHours { return String(format: "%d:%02d:%02d", hours, whole / 60 % 60, whole % 60) }
      return String(format: "%d:%02d", whole / 60, whole % 60)
    }
  }

  /// Creates a text that shows a date.
  public init(_ date: Date, style: DateStyle) {
    storage = .deferred { style.string(for: date, in: $0) }
  }

  /// Creates a text that shows a range of dates: `9:41 – 11:41 AM`, with the dates if the days differ.
  public init(_ dates: ClosedRange<Date>) {
    self.init(interval: dates.lowerBound..<dates.upperBound)
  }

  /// Creates a text that shows a date interval: `9:41 – 11:41 AM`, with the dates if the days differ.
  public init(_ interval: DateInterval) {
    self.init(interval: interval.start..<interval.end)
  }

  private init(interval: Range<Date>) {
    storage = .deferred { environment in
      Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone
      ).format(interval)
    }
  }

  /// Creates a text that shows a timer for an interval, at the environment's `now` or at a pause.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .deferred { environment in
      let now = pauseTime ?? environment.now
      let place = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
      let seconds =
        countsDown
        ? timerInterval.upperBound.timeIntervalSince(place) : place.timeIntervalSince(timerInterval.lowerBound)
      return DateStyle.clock(seconds, showsHours: showsHours)
    }
  }

  /// Creates a text that shows a value formatted by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Creates a text that shows a value formatted by a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Interpolates a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Interpolates a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Interpolates a date interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Interpolates a value formatted by a formatter.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
}

extension EnvironmentValues {
  // Any date would do, as long as it is always the same.
  /// The date at which the picture is taken: 9 January 2007, 9:41 in Greenwich, independent of the machine's clock. It does
  /// not advance.
  @Entry public var now: Date = Date(timeIntervalSince1970: 1_168_335_660)
}
