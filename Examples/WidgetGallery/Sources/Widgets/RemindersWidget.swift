import SwiftUI
import WidgetKit

/// A list with links: each row opens its reminder.
public struct RemindersWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Reminders", provider: SampleProvider(entry: DateEntry())) { _ in
      RemindersView().containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

private struct RemindersView: View {
  @Environment(\.widgetFamily) private var family
  private let titles = ["Call the bank", "Buy coffee", "Water the plants", "Book a table", "Return books", "Pay rent"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("\(titles.count)").font(.title.bold())
        Spacer()
        Image(systemName: "list.bullet.circle.fill").font(.title2).foregroundStyle(.orange).widgetAccentable()
      }
      Text("Reminders").font(.caption.bold()).foregroundStyle(.orange).widgetAccentable()
      ForEach(titles.prefix(family == .systemLarge ? 6 : 2), id: \.self) { title in
        if let url = URL(string: "reminders://\(titles.firstIndex(of: title) ?? 0)") {
          Link(destination: url) { Label(title, systemImage: "circle").font(.caption).foregroundStyle(Color.primary) }
        }
        if family == .systemLarge { Divider() }
      }
      Spacer(minLength: 0)
    }
    .widgetURL(URL(string: "reminders://"))
  }
}
