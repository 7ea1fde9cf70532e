import SwiftUI
import WidgetKit

/// A note, and bars in place of its text while it loads.
public struct NotesWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Notes", provider: SampleProvider(entry: NoteEntry())) { entry in
      VStack(alignment: .leading, spacing: 0) {
        Text("Notes").font(.caption.bold()).foregroundStyle(.black)
          .padding(.horizontal, 16).padding(.vertical, 8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.yellow)
        VStack(alignment: .leading, spacing: 4) {
          Text(entry.title).font(.headline)
          Text(entry.text).font(.caption).foregroundStyle(.secondary)
        }
        .padding(12)
        Spacer(minLength: 0)
      }
      .redacted(reason: entry.isLoaded ? [] : .placeholder)
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

public struct NoteEntry: TimelineEntry, Sendable {
  public var date = Date(timeIntervalSince1970: 1_790_000_000)
  var title = "Packing list"
  var text = "Passport, chargers, walking shoes, a good book"
  var isLoaded = true

  public init(isLoaded: Bool = true) {
    self.isLoaded = isLoaded
  }
}
