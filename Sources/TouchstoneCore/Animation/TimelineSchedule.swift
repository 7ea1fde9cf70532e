public import Foundation

/// The moments at which a view is brought up to date.
///
/// - Source: SwiftUI, `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The moments, in order; there may be no last one.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the view may be brought up to date.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on, in order.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a view may be brought up to date.
///
/// - Source: SwiftUI, `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Rarely, as on a screen that is always on.
  case lowFrequency
}

/// The moments of a regular beat.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let startDate: Date
  let interval: TimeInterval

  /// Creates a beat from a date on, every so many seconds; where the interval is not positive, every second.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The moments of a beat, without a last one.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var upcoming: Date
    private let interval: TimeInterval

    init(next: Date, interval: TimeInterval) {
      upcoming = next
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { upcoming += interval > 0 ? interval : 1 }
      return upcoming
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(next: startDate, interval: 1) }
    // The last beat that is not after the date.
    let beats = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(next: self.startDate + beats * interval, interval: interval)
  }
}

/// The moments at which a minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule; `.everyMinute` is shorter.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of dates, which must be in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// The moments of each picture.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  let minimumInterval: Double?
  let isPaused: Bool

  /// Creates a schedule of frames, one every so many seconds; `nil` for 60 a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: start, interval: minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A beat from a date on, every so many seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The moments at which a minute begins.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Sixty moments a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A moment for each frame, every so many seconds; `nil` for 60 a second.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The dates that are given, which must be in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
