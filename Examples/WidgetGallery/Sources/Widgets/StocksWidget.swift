import Charts
import SwiftUI
import WidgetKit

/// The price of a share, with a chart.
public struct StocksWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stocks", provider: SampleProvider(entry: DateEntry())) { _ in
      StocksView().containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct StocksView: View {
  private let prices = [182.0, 184, 183.2, 186, 185.1, 188.4, 187.9, 190.2, 189.6, 191.3]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("TCHS").font(.headline)
        Spacer()
        Image(systemName: "arrow.up.right").foregroundStyle(.green).widgetAccentable()
      }
      Text("Touchstone Ltd").font(.caption2).foregroundStyle(.secondary)
      Chart(prices.indices, id: \.self) { day in
        AreaMark(x: .value("Day", day), yStart: .value("Least", 180), yEnd: .value("Price", prices[day]))
          .foregroundStyle(.linearGradient(colors: [.green.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
        LineMark(x: .value("Day", day), y: .value("Price", prices[day])).foregroundStyle(.green)
      }
      .chartYScale(domain: 180...192)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      Text(191.3, format: .number.precision(.fractionLength(2))).font(.title3.bold())
      Text("+1.70 (+0.90 %)").font(.caption2).foregroundStyle(.green).widgetAccentable()
    }
    .environment(\.colorScheme, .dark)
    .foregroundStyle(.white)
  }
}
