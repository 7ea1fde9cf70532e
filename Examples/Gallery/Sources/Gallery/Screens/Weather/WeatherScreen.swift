import SwiftUI

/// The weather of one place: now, the next hours, the week, and four small tiles.
public struct WeatherScreen: View {
  private let weather = Weather.lisbon

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        WeatherHeader(weather: weather)
          .padding(.bottom, 20)
        HourlyForecast(hours: weather.hours)
        WeekForecast(weather: weather)
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
          GridRow {
            UVIndexTile(index: weather.uvIndex, protectionEnd: weather.protectionEnd)
            SunTile(sunrise: weather.sunrise, sunset: weather.sunset)
          }
          GridRow {
            WindTile(speed: weather.windSpeed, direction: weather.windDirection)
            HumidityTile(humidity: weather.humidity, dewPoint: weather.dewPoint)
          }
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollIndicators(.hidden)
    .safeAreaInset(edge: .bottom, spacing: 0) { WeatherToolbar() }
    .foregroundStyle(.white)
    .background { WeatherSky() }
  }
}

private struct WeatherSky: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      stops: [
        .init(color: Color(red: 0.13, green: 0.42, blue: 0.80), location: 0),
        .init(color: Color(red: 0.36, green: 0.63, blue: 0.90), location: 0.55),
        .init(color: Color(red: 0.98, green: 0.74, blue: 0.55), location: 1),
      ], startPoint: .top, endPoint: .bottom
    )
    .overlay(alignment: .topTrailing) {
      RadialGradient(colors: [.white.opacity(0.7), .clear], center: .center, startRadius: 0, endRadius: 260)
        .frame(width: 520, height: 520)
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
    .brightness(colorScheme == .dark ? -0.18 : 0)
    .ignoresSafeArea()
  }
}

private struct WeatherHeader: View {
  let weather: Weather

  var body: some View {
    VStack(spacing: 0) {
      Label("Home", systemImage: "location.fill")
        .font(.caption.weight(.semibold))
        .textCase(.uppercase)
      Text(weather.place)
        .font(.largeTitle)
      Text("\(weather.temperature)°")
        .font(.system(size: 96, weight: .thin))
        .padding(.leading, 24)
        .minimumScaleFactor(0.5)
      Text(weather.summary)
        .font(.title3.weight(.medium))
      Text("H:\(weather.today.high)°  L:\(weather.today.low)°")
        .font(.title3.weight(.medium))
    }
    .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
    .padding(.top, 24)
  }
}

private struct WeatherToolbar: View {
  var body: some View {
    HStack {
      Image(systemName: "map")
      Spacer()
      HStack(spacing: 9) {
        Image(systemName: "location.fill").font(.caption2)
        ForEach(0..<4, id: \.self) { page in
          Circle().fill(.white.opacity(page == 0 ? 1 : 0.4)).frame(width: 7, height: 7)
        }
      }
      Spacer()
      Image(systemName: "list.bullet")
    }
    .font(.title3)
    .padding(.horizontal, 24)
    .padding(.vertical, 12)
    .background(.ultraThinMaterial)
    .overlay(alignment: .top) { Rectangle().fill(.white.opacity(0.25)).frame(height: 0.5) }
    .environment(\.colorScheme, .dark)
  }
}

#Preview { WeatherScreen() }

#Preview("Sky", traits: .fixedLayout(width: 120, height: 240)) { WeatherSky() }

#Preview("Header", traits: .sizeThatFitsLayout) {
  WeatherHeader(weather: .lisbon).foregroundStyle(.white).padding().background(.blue)
}

#Preview("Toolbar", traits: .fixedLayout(width: 390, height: 60)) {
  WeatherToolbar().foregroundStyle(.white).background(.blue)
}
