import Foundation

/// The weather of one place, as a weather service would report it.
struct Weather {
  struct Hour: Identifiable {
    let date: Date
    let temperature: Int
    let sky: Sky

    var id: Date { date }
  }

  struct Day: Identifiable {
    let date: Date
    let sky: Sky
    let chanceOfRain: Double
    let low: Int
    let high: Int

    var id: Date { date }
  }

  let place: String
  let temperature: Int
  let summary: String
  let hours: [Hour]
  let days: [Day]
  let uvIndex: Int
  let protectionEnd: Date
  let humidity: Double
  let dewPoint: Int
  let windSpeed: Int
  let windDirection: Double
  let sunrise: Date
  let sunset: Date

  var today: Day { days[0] }
  var lowest: Int { days.map(\.low).min() ?? 0 }
  var highest: Int { days.map(\.high).max() ?? 0 }
}

/// A condition of the sky, with its symbol.
enum Sky: String {
  case clear = "sun.max.fill"
  case partlyCloudy = "cloud.sun.fill"
  case cloudy = "cloud.fill"
  case rain = "cloud.rain.fill"
  case thunderstorm = "cloud.bolt.rain.fill"
  case clearNight = "moon.stars.fill"
  case cloudyNight = "cloud.moon.fill"

  var symbol: String { rawValue }
}

extension Weather {
  /// A warm day in Lisbon that ends with a storm later in the week.
  static let lisbon: Weather = {
    // 12 June 2026, 14:00 in the time zone of the picture.
    let now = Date(timeIntervalSince1970: 1_781_272_800)
    let temperatures = [27, 27, 26, 25, 24, 22, 21, 20, 19]
    let skies: [Sky] = [
      .clear, .clear, .partlyCloudy, .partlyCloudy, .clear, .clear, .partlyCloudy, .clearNight, .clearNight,
    ]
    let days: [(Sky, Double, Int, Int)] = [
      (.clear, 0, 17, 27), (.partlyCloudy, 0, 18, 25), (.cloudy, 0.2, 17, 23), (.rain, 0.7, 16, 20),
      (.thunderstorm, 0.9, 15, 19), (.partlyCloudy, 0.1, 16, 24), (.clear, 0, 18, 29),
    ]
    return Weather(
      place: "Lisbon", temperature: 27, summary: "Mostly Sunny",
      hours: zip(temperatures, skies).enumerated().map { index, hour in
        Hour(date: now.addingTimeInterval(Double(index) * 3600), temperature: hour.0, sky: hour.1)
      },
      days: days.enumerated().map { index, day in
        Day(
          date: now.addingTimeInterval(Double(index) * 86400), sky: day.0, chanceOfRain: day.1, low: day.2, high: day.3)
      },
      uvIndex: 8, protectionEnd: now.addingTimeInterval(3.5 * 3600), humidity: 0.54, dewPoint: 17, windSpeed: 18,
      windDirection: 315,
      sunrise: now.addingTimeInterval(-7.8 * 3600), sunset: now.addingTimeInterval(7.05 * 3600))
  }()
}
