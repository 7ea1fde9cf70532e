import SwiftUI

struct UVIndexTile: View {
  let index: Int
  /// The end of the time with strong sun.
  let protectionEnd: Date

  /// The World Health Organization's name for the index.
  private var risk: LocalizedStringKey {
    switch index {
    case ...2: "Low"
    case ...5: "Moderate"
    case ...7: "High"
    case ...10: "Very High"
    default: "Extreme"
    }
  }

  var body: some View {
    WeatherCard(title: "UV index", symbol: "sun.max.fill") {
      VStack(alignment: .leading, spacing: 2) {
        Text(index, format: .number).font(.title)
        Text(risk).font(.title3.weight(.medium))
      }
      Spacer(minLength: 0)
      Gauge(value: Double(index), in: 0...11) {
        Text("UV index")
      }
      .gaugeStyle(.accessoryLinear)
      .tint(Gradient(colors: [.green, .yellow, .orange, .red, .purple]))
      Text("Use sun protection until \(protectionEnd, format: .dateTime.hour().minute()).")
        .font(.footnote)
        .lineLimit(2)
    }
  }
}

struct SunTile: View {
  let sunrise: Date
  let sunset: Date

  var body: some View {
    WeatherCard(title: "Sunset", symbol: "sunset.fill") {
      Text(sunset, format: .dateTime.hour().minute()).font(.title)
      Canvas { context, size in
        let horizon = size.height * 0.6
        var curve = Path()
        for x in stride(from: 0, through: size.width, by: 2) {
          let y = horizon + cos(x / size.width * 2 * .pi) * size.height * 0.42
          x == 0 ? curve.move(to: CGPoint(x: x, y: y)) : curve.addLine(to: CGPoint(x: x, y: y))
        }
        context.stroke(curve, with: .color(.white.opacity(0.35)), lineWidth: 4)
        context.fill(Path(CGRect(x: 0, y: horizon, width: size.width, height: 1)), with: .color(.white.opacity(0.6)))
        let sun = CGPoint(x: size.width * 0.62, y: horizon + cos(0.62 * 2 * .pi) * size.height * 0.42)
        context.drawLayer { layer in
          layer.addFilter(.shadow(color: .yellow, radius: 6))
          layer.fill(Path(ellipseIn: CGRect(x: sun.x - 5, y: sun.y - 5, width: 10, height: 10)), with: .color(.white))
        }
      }
      .frame(minHeight: 56)
      (Text("Sunrise: ") + Text(sunrise, format: .dateTime.hour().minute()))
        .font(.footnote)
    }
  }
}

struct WindTile: View {
  let speed: Int
  let direction: Double

  var body: some View {
    WeatherCard(title: "Wind", symbol: "wind") {
      ZStack {
        ForEach(0..<60) { tick in
          Capsule()
            .fill(.white.opacity(tick.isMultiple(of: 15) ? 0.9 : 0.3))
            .frame(width: 1.5, height: 7)
            .offset(y: -48)
            .rotationEffect(.degrees(Double(tick) * 6))
        }
        ForEach(Array(["N", "E", "S", "W"].enumerated()), id: \.offset) { index, name in
          Text(name)
            .font(.caption2.weight(.semibold))
            .offset(y: -34)
            .rotationEffect(.degrees(Double(index) * 90))
        }
        Image(systemName: "location.north.fill")
          .font(.caption)
          .offset(y: -50)
          .rotationEffect(.degrees(direction))
        VStack(spacing: -2) {
          Text(speed, format: .number).font(.title2.bold())
          Text("km/h").font(.caption2)
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.large)
      .frame(maxWidth: .infinity, minHeight: 112)
    }
  }
}

struct HumidityTile: View {
  let humidity: Double
  let dewPoint: Int

  var body: some View {
    WeatherCard(title: "Humidity", symbol: "humidity.fill") {
      Gauge(value: humidity) {
        Image(systemName: "drop.fill")
      } currentValueLabel: {
        Text(humidity, format: .percent)
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.mint, .blue]))
      .accessibilityLabel("Humidity")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("The dew point is \(dewPoint)° right now.")
        .font(.footnote)
    }
  }
}

#Preview("UV index", traits: .fixedLayout(width: 180, height: 184)) {
  UVIndexTile(index: 6, protectionEnd: Weather.lisbon.protectionEnd).background(.blue)
}

#Preview("Sun", traits: .fixedLayout(width: 180, height: 180)) {
  SunTile(sunrise: Weather.lisbon.sunrise, sunset: Weather.lisbon.sunset).background(.blue)
}

#Preview("Wind", traits: .fixedLayout(width: 180, height: 180)) {
  WindTile(speed: 14, direction: 315).background(.blue)
}

#Preview("Humidity", traits: .fixedLayout(width: 180, height: 180)) {
  HumidityTile(humidity: 0.54, dewPoint: 12).background(.blue)
}
