public import Foundation

/// A view that updates according to a schedule, using the renderer's clock.
///
/// The clock starts at 2001-01-01 00:00 UTC and does not advance until the renderer advances it.
///
/// - Source: SwiftUI, `TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context of an update.
  public struct Context {
    /// How often the view may update.
    public enum Cadence: Comparable, Sendable {
      /// Continuously.
      case live
      /// Once a second at most.
      case seconds
      /// Once a minute at most.
      case minutes
    }

    /// The date of the update.
    public let date: Date
    /// How often the view may update.
    public let cadence: Cadence

    /// Requests an immediate update; has no effect in Touchstone.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of a timeline view's update.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view from a schedule and the content for each of its dates.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule) { context in
      content(TimelineViewDefaultContext(date: context.date, cadence: .live))
    }
  }
}

extension TimelineView: PrimitiveView where Content: View {
  /// The maximum number of dates that are read from a schedule; one that never reaches the clock's time shows its last
  /// date.
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
