import SwiftUI
import WidgetKit

/// The batteries of several devices, as rings.
public struct BatteriesWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Batteries", provider: SampleProvider(entry: DateEntry())) { _ in
      BatteriesView().containerBackground(.background.secondary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}

private struct BatteriesView: View {
  @Environment(\.widgetFamily) private var family
  private let devices = [("iphone", 0.82), ("applewatch", 0.46), ("airpodspro", 0.17), ("ipad", 1.0)]

  var body: some View {
    switch family {
    case .accessoryCircular: ring(0).gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      HStack { ForEach(0..<2) { ring($0).gaugeStyle(.accessoryCircularCapacity) } }
    case .systemMedium: HStack(spacing: 18) { ForEach(0..<4) { ring($0).gaugeStyle(.accessoryCircularCapacity) } }
    default:
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          ring(0); ring(1)
        }
        GridRow {
          ring(2); ring(3)
        }
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
  }

  private func ring(_ index: Int) -> some View {
    let (symbol, share) = devices[index]
    return Gauge(value: share) {
      Text(share, format: .percent)
    } currentValueLabel: {
      Image(systemName: symbol)
    }
    .tint(share < 0.2 ? .red : .green)
    .widgetAccentable()
  }
}
