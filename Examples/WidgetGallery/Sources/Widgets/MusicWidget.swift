import SwiftUI
import WidgetKit

/// A record, with its cover in its own colours on a tinted Home Screen.
public struct MusicWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Music", provider: SampleProvider(entry: DateEntry())) { _ in
      MusicView().containerBackground(.pink.gradient, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct MusicView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    let layout =
      family == .systemSmall ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 16))
    layout {
      Image(systemName: "opticaldisc.fill").resizable()
        .widgetAccentedRenderingMode(.fullColor)
        .scaledToFit()
        .foregroundStyle(.yellow)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading) {
        Text("Golden Hour").font(.headline)
        Text("The Test Cards").font(.caption).opacity(0.8)
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
