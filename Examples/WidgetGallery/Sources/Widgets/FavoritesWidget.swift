import SwiftUI
import WidgetKit

/// Four people in a row, each a link.
public struct FavoritesWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Favorites", provider: SampleProvider(entry: DateEntry())) { _ in
      HStack {
        ForEach([("Ada", Color.purple), ("Ben", .blue), ("Cleo", .teal), ("Dan", .orange)], id: \.0) { name, color in
          VStack(spacing: 6) {
            Text(name.prefix(1)).font(.title2.bold()).foregroundStyle(.white)
              .frame(width: 56, height: 56)
              .background(color.gradient, in: .circle)
            Text(name).font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}
