import SwiftUI
import WidgetKit

/// A timer that runs without new entries.
public struct TimerWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Timer", provider: SampleProvider(entry: TimerEntry.sample)) { entry in
      VStack(alignment: .leading, spacing: 4) {
        Label("Bread", systemImage: "timer").font(.caption.bold()).foregroundStyle(.orange).widgetAccentable()
        Text(timerInterval: entry.date...entry.end).font(.title.monospacedDigit())
        ProgressView(timerInterval: entry.date...entry.end) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .tint(.orange)
        Text("Done \(entry.end, style: .relative)").font(.caption2).foregroundStyle(.secondary)
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

public struct TimerEntry: TimelineEntry, Sendable {
  public var date: Date
  public var end: Date

  public static let sample = TimerEntry(
    date: Date(timeIntervalSince1970: 1_790_000_000), end: Date(timeIntervalSince1970: 1_790_002_700))
}
