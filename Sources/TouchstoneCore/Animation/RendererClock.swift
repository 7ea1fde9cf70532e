package import Foundation

extension EnvironmentValues {
  private enum ClockKey: EnvironmentKey { static var defaultValue: RendererClock { RendererClock() } }

  /// The time that pictures show.
  package var clock: RendererClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}

/// The time of a renderer, which passes only when it is told to.
package struct RendererClock: Hashable, Sendable {
  /// The seconds since the renderer's first picture.
  package var elapsed: TimeInterval = 0
  /// Whether pictures show the moment. Until somebody moves the clock, they show where animations end.
  package var isRunning = false

  package init() {}

  /// The date that views see: 2001-01-01 00:00 UTC and what has elapsed, so that no picture depends on today.
  package var date: Date { Date(timeIntervalSinceReferenceDate: elapsed) }
}
