import SwiftUI
import WidgetKit

/// The day, and what is on it.
public struct CalendarWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calendar", provider: SampleProvider(entry: CalendarEntry.sample)) { entry in
      CalendarView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  }
}

public struct CalendarEntry: TimelineEntry, Sendable {
  public struct Event: Hashable, Sendable {
    var title: String
    var time: String
    var color: Color
  }

  public var date: Date
  var events: [Event]

  public static let sample = CalendarEntry(
    date: Date(timeIntervalSince1970: 1_790_000_000),
    events: [
      Event(title: "Standup", time: "9:00 – 9:15", color: .blue),
      Event(title: "Lunch with Ada", time: "12:30 – 13:30", color: .green),
      Event(title: "Dentist", time: "16:00 – 17:00", color: .orange),
    ])
}

struct CalendarView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CalendarEntry

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.date, format: .dateTime.weekday(.wide)).font(.caption2.bold()).foregroundStyle(.red)
          .textCase(.uppercase).widgetAccentable()
        Text(entry.date, format: .dateTime.day()).font(.system(size: 34))
        Spacer(minLength: 0)
        if family == .systemSmall { list(1) }
      }
      if family != .systemSmall {
        VStack(alignment: .leading, spacing: 8) {
          list(family == .systemMedium ? 2 : 3)
          Spacer(minLength: 0)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func list(_ count: Int) -> some View {
    ForEach(entry.events.prefix(count), id: \.self) { event in
      HStack(spacing: 6) {
        RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 4).widgetAccentable()
        VStack(alignment: .leading) {
          Text(event.title).font(.caption.bold())
          Text(event.time).font(.caption2).foregroundStyle(.secondary)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }
}
