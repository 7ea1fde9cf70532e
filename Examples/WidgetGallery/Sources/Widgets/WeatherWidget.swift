import SwiftUI
import WidgetKit

/// The weather of a place: a background in the colours of the sky, and text in white whatever the colour scheme is.
public struct WeatherWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
      WeatherView(entry: entry)
    }
    .configurationDisplayName("Weather")
    .description("The weather of a place.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

public struct WeatherEntry: TimelineEntry, Sendable {
  public var date: Date
  var degrees: Int
  var low = 8
  var high = 19
  var symbol = "cloud.sun.fill"
  var sky = "Partly Cloudy"

  public init(date: Date, degrees: Int, symbol: String = "cloud.sun.fill", sky: String = "Partly Cloudy") {
    (self.date, self.degrees, self.symbol, self.sky) = (date, degrees, symbol, sky)
  }
}

public struct WeatherProvider: TimelineProvider {
  public init() {}

  public func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: .distantPast, degrees: 0) }

  public func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
    completion(WeatherEntry(date: .distantPast, degrees: 16))
  }

  public func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
    completion(Timeline(entries: Self.day, policy: .atEnd))
  }

  /// A morning, a noon and an evening.
  static let day = [
    (6, 9, "sunrise.fill", "Sunny"), (12, 19, "cloud.sun.fill", "Partly Cloudy"), (21, 11, "moon.stars.fill", "Clear"),
  ]
  .map { hour, degrees, symbol, sky in
    WeatherEntry(
      date: Date(timeIntervalSince1970: 1_790_000_000 + Double(hour) * 3_600), degrees: degrees, symbol: symbol,
      sky: sky)
  }
}

struct WeatherView: View {
  @Environment(\.widgetFamily) private var family
  let entry: WeatherEntry

  var body: some View {
    switch family {
    case .accessoryInline: Label("\(entry.degrees)° \(entry.sky)", systemImage: entry.symbol)
    case .accessoryCircular:
      Gauge(value: Double(entry.degrees), in: Double(entry.low)...Double(entry.high)) {
        Text("°C")
      } currentValueLabel: {
        Text("\(entry.degrees)")
      } minimumValueLabel: {
        Text("\(entry.low)")
      } maximumValueLabel: {
        Text("\(entry.high)")
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label("\(entry.degrees)°", systemImage: entry.symbol).font(.headline).widgetAccentable()
        Text(entry.sky)
        Text("H:\(entry.high)° L:\(entry.low)°").foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    case .systemMedium:
      HStack(alignment: .top) {
        place
        Spacer()
        hours
      }
      .containerBackground(for: .widget) { sky }
    default:
      place.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .containerBackground(for: .widget) { sky }
    }
  }

  private var place: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Lisbon").font(.headline)
      Text("\(entry.degrees)°").font(.system(size: 44, weight: .light))
      Spacer(minLength: 0)
      Image(systemName: entry.symbol).symbolRenderingMode(.multicolor).widgetAccentable()
      Text(entry.sky).font(.caption.bold())
      Text("H:\(entry.high)° L:\(entry.low)°").font(.caption)
    }
    .foregroundStyle(.white)
  }

  private var hours: some View {
    HStack(spacing: 14) {
      ForEach([(14, 18), (15, 19), (16, 17), (17, 15)], id: \.0) { hour, degrees in
        VStack(spacing: 6) {
          Text("\(hour)").font(.caption2).opacity(0.7)
          Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
          Text("\(degrees)°").font(.caption.bold())
        }
      }
    }
    .foregroundStyle(.white)
    .frame(maxHeight: .infinity)
  }

  private var sky: some View {
    LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
  }
}

#Preview("Weather", as: .systemSmall) {
  WeatherWidget()
} timeline: {
  WeatherEntry(date: .distantPast, degrees: 9, symbol: "sunrise.fill", sky: "Sunny")
  WeatherEntry(date: .distantPast, degrees: 19)
}

#Preview("Day", as: .systemMedium) {
  WeatherWidget()
} timelineProvider: {
  WeatherProvider()
}
