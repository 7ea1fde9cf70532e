import SwiftUI
import WidgetKit

/// Steps of a day, on the Lock Screen and the Home Screen.
public struct StepsWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Steps", provider: SampleProvider(entry: DateEntry())) { _ in
      StepsView().containerBackground(.indigo.gradient, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

private struct StepsView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetContainerBackground) private var showsBackground

  var body: some View {
    switch family {
    case .accessoryInline: Label("6,214 steps", systemImage: "figure.walk")
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        VStack(spacing: 0) {
          Image(systemName: "figure.walk").widgetAccentable()
          Text("6.2k").font(.caption2.bold())
        }
      }
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label("Steps", systemImage: "figure.walk").font(.headline).widgetAccentable()
        Gauge(value: 6_214, in: 0...10_000) { Text("6,214 of 10,000") }.gaugeStyle(.accessoryLinearCapacity)
      }
    default:
      VStack {
        Image(systemName: "figure.walk").font(showsBackground ? .title : .largeTitle).widgetAccentable()
        Text("6,214").font(showsBackground ? .title2.bold() : .largeTitle.bold())
        Text("steps today").font(.caption).opacity(0.8)
      }
      .foregroundStyle(.white)
    }
  }
}
