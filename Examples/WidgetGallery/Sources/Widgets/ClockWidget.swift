import SwiftUI
import WidgetKit

/// The times of four cities.
public struct ClockWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: SampleProvider(entry: DateEntry())) { entry in
      HStack(spacing: 14) {
        Face(city: "Lisbon", hour: 10, minute: 9)
        Face(city: "New York", hour: 5, minute: 9)
        Face(city: "Tokyo", hour: 18, minute: 9)
        Face(city: "Sydney", hour: 19, minute: 9)
      }
      .containerBackground(Color(white: 0.1), for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

private struct Face: View {
  let city: String
  let hour: Int
  let minute: Int

  private var isDay: Bool { (7..<19).contains(hour) }

  var body: some View {
    VStack(spacing: 6) {
      ZStack {
        Circle().fill(isDay ? .white : Color(white: 0.25))
        hand(length: 16, width: 3, turns: (Double(hour) + Double(minute) / 60) / 12)
        hand(length: 24, width: 2, turns: Double(minute) / 60)
        Circle().fill(.orange).frame(width: 5).widgetAccentable()
      }
      .aspectRatio(1, contentMode: .fit)
      Text(city).font(.caption2).foregroundStyle(.white).lineLimit(1).minimumScaleFactor(0.7)
    }
  }

  private func hand(length: CGFloat, width: CGFloat, turns: Double) -> some View {
    Capsule().fill(isDay ? .black : .white).frame(width: width, height: length)
      .offset(y: -length / 2)
      .rotationEffect(.degrees(turns * 360))
  }
}
