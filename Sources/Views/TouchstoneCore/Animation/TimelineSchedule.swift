public import Foundation

/// A type that provides the dates at which a timeline view updates.
///
/// - Source: SwiftUI, `TimelineSchedule`.
public protocol TimelineSchedule {
  /// The dates in order; the sequence may be infinite.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The update mode of the schedule.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates from a start date on, in order.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline view may update.
///
/// - Source: SwiftUI, `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// At the schedule's normal rate.
  case normal
  /// At a reduced rate, as on an always-on display.
  case lowFrequency
}

/// A schedule with regular updates.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let startDate: Date
  let interval: TimeInterval

  /// Creates a schedule with updates from a start date on at an interval in seconds; an interval that is not positive
  /// becomes one second.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The infinite sequence of dates in a periodic schedule.
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
    // The last update that is not after the date.
    let beats = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(next: self.startDate + beats * interval, interval: interval)
  }
}

/// A schedule with an update at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule; prefer the shorthand `.everyMinute`.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule from dates, which must be in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule with an update for every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  let minimumInterval: Double?
  let isPaused: Bool

  /// Creates a schedule of frames at an interval in seconds; `nil` for 60 frames per second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(next: start, interval: minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with updates from a start date on at an interval in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with an update at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with 60 updates per second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of frames at an interval in seconds; `nil` for 60 frames per second.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule with explicit dates, which must be in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
