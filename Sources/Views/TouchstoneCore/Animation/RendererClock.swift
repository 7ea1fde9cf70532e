package import Foundation

extension EnvironmentValues {
  /// The clock whose time pictures show.
  @Entry package var clock: RendererClock = RendererClock()
}

/// The clock of a renderer, which advances only on request.
package struct RendererClock: Hashable, Sendable {
  /// The seconds since the renderer's first picture.
  package var elapsed: TimeInterval = 0
  /// Whether pictures show the state at the current time; until the clock is first set, they show the final state of
  /// animations.
  package var isRunning = false

  package init() {}

  /// The date that views see: 2001-01-01 00:00 UTC plus the elapsed time, so pictures do not depend on the current
  /// date.
  package var date: Date { Date(timeIntervalSinceReferenceDate: elapsed) }
}
