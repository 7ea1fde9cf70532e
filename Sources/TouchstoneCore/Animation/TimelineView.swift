public import Foundation

/// A view that is brought up to date at the moments of a schedule, by the renderer's clock.
///
/// The clock starts at 2001-01-01 00:00 UTC and stands still until the renderer moves it on.
///
/// - Source: SwiftUI, `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that the view shows.
  public struct Context {
    /// How often the view may be brought up to date.
    public enum Cadence: Comparable, Sendable {
      /// As often as the screen changes.
      case live
      /// Once a second at most.
      case seconds
      /// Once a minute at most.
      case minutes
    }

    /// The moment to show.
    public let date: Date
    /// How often the view may be brought up to date.
    public let cadence: Cadence

    /// Asks for an update at once; nothing waits here, so that it does nothing.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The moment that a timeline view shows.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Creates a view from a schedule and what it shows at each of its moments.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule) { context in
      content(TimelineViewDefaultContext(date: context.date, cadence: .live))
    }
  }
}

extension TimelineView: PrimitiveView where Content: View {
  /// How many moments of a schedule are read; one that never comes to the clock's time shows its last one.
  private static var maximumEntries: Int { 10_000 }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let now = context.environment.clock.date
    var shown = now
    for (index, date) in schedule.entries(from: now, mode: .normal).enumerated() {
      guard date <= now, index < Self.maximumEntries else { break }
      shown = date
    }
    return context.child(.content).evaluate(content(Context(date: shown, cadence: .live)))
  }
}
