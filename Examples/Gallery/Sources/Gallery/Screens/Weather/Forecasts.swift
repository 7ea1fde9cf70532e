import SwiftUI

/// The next hours in a scrolling row.
struct HourlyForecast: View {
  @ScaledMetric private var symbolHeight = 24.0
  let hours: [Weather.Hour]

  var body: some View {
    WeatherCard(title: "Hourly forecast", symbol: "clock") {
      Hairline()
      ScrollView(.horizontal) {
        HStack(spacing: 24) {
          ForEach(hours) { hour in
            VStack(spacing: 10) {
              if hour.id == hours.first?.id {
                Text("Now")
              } else {
                Text(hour.date, format: .dateTime.hour())
              }
              Image(systemName: hour.sky.symbol)
                .symbolRenderingMode(.multicolor)
                .font(.title3)
                .frame(minHeight: symbolHeight)
              Text("\(hour.temperature)°").font(.title3.weight(.medium))
            }
            .font(.subheadline.weight(.semibold))
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
    }
    .clipShape(.rect(cornerRadius: 16, style: .continuous))
  }
}

/// Seven days, with their temperature ranges on a common scale.
struct WeekForecast: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let weather: Weather

  var body: some View {
    WeatherCard(title: "7-day forecast", symbol: "calendar") {
      Grid(horizontalSpacing: 10, verticalSpacing: 8) {
        ForEach(weather.days) { day in
          Hairline()
          GridRow {
            dayName(day)
              .fixedSize()
              .gridColumnAlignment(.leading)
            VStack(spacing: 0) {
              Image(systemName: day.sky.symbol).symbolRenderingMode(.multicolor)
              if day.chanceOfRain > 0.15 {
                Text(day.chanceOfRain, format: .percent)
                  .font(.caption2.bold())
                  .foregroundStyle(.cyan)
              }
            }
            .frame(minHeight: 30)
            Text("\(day.low)°")
              .fixedSize()
              .opacity(0.6)
              .gridColumnAlignment(.trailing)
            if typeSize.isAccessibilitySize {
              Spacer()
            } else {
              bar(day)
            }
            Text("\(day.high)°")
              .fixedSize()
              .gridColumnAlignment(.trailing)
          }
          if typeSize.isAccessibilitySize { bar(day) }
        }
      }
      .font(.body.weight(.medium))
    }
  }

  private func bar(_ day: Weather.Day) -> some View {
    TemperatureBar(low: day.low, high: day.high, scale: weather.lowest...weather.highest)
  }

  @ViewBuilder private func dayName(_ day: Weather.Day) -> some View {
    if day.id == weather.today.id {
      Text("Today")
    } else {
      Text(day.date, format: .dateTime.weekday(.abbreviated))
    }
  }
}

/// A capsule that highlights a day's part of the week's temperature range.
private struct TemperatureBar: View {
  let low: Int
  let high: Int
  let scale: ClosedRange<Int>

  var body: some View {
    GeometryReader { geometry in
      let degree = geometry.size.width / CGFloat(scale.upperBound - scale.lowerBound)
      Capsule()
        .fill(.black.opacity(0.2))
      LinearGradient(colors: [.cyan, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
        .mask(alignment: .leading) {
          Capsule()
            .frame(width: degree * CGFloat(high - low))
            .offset(x: degree * CGFloat(low - scale.lowerBound))
        }
    }
    // The colours follow the scale, whatever a gradient does from right to left.
    .environment(\.layoutDirection, .leftToRight)
    .flipsForRightToLeftLayoutDirection(true)
    .frame(height: 5)
  }
}

private struct Hairline: View {
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    Rectangle().fill(.white.opacity(0.25)).frame(height: 1 / displayScale)
  }
}

#Preview("Hours", traits: .fixedLayout(width: 380, height: 160)) {
  HourlyForecast(hours: Weather.lisbon.hours).background(.blue)
}

#Preview("Week", traits: .fixedLayout(width: 380, height: 460)) {
  WeekForecast(weather: Weather.lisbon).background(.blue)
}

#Preview("Temperatures", traits: .fixedLayout(width: 160, height: 40)) {
  VStack {
    TemperatureBar(low: 14, high: 22, scale: 10...30)
    Hairline()
  }
  .padding()
  .background(.blue)
}
