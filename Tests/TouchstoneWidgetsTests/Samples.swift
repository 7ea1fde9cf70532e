import Foundation
import SwiftUI
import TouchstoneWidgetTesting

/// An entry of a number.
struct NumberEntry: TimelineEntry, Sendable {
  var date: Date
  var number: Int

  init(_ number: Int, at seconds: TimeInterval = 0) {
    (self.number, date) = (number, Date(timeIntervalSince1970: 1_000_000 + seconds))
  }
}

/// A provider of three entries, a minute apart.
struct NumberProvider: TimelineProvider {
  /// Whether the timeline is passed before the function returns.
  var isPrompt = true

  static let entries = [NumberEntry(1), NumberEntry(2, at: 60), NumberEntry(3, at: 120)]

  func placeholder(in context: Context) -> NumberEntry { NumberEntry(0) }

  func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) { completion(NumberEntry(1)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NumberEntry>) -> Void) {
    if isPrompt { completion(Timeline(entries: Self.entries, policy: .atEnd)) }
  }
}

/// A widget of the small and the medium family: a blue background, and a square as wide as its number.
struct NumberWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Number", provider: NumberProvider()) { entry in
      Color.red.frame(width: CGFloat(entry.number), height: CGFloat(entry.number))
        .containerBackground(.blue, for: .widget)
    }
    .configurationDisplayName("Number")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// A widget whose content fills it, and whose background stays.
struct FilledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Filled", provider: NumberProvider()) { _ in
      Color.red.padding(1).containerBackground(.blue, for: .widget)
    }
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
  }
}

struct RideAttributes: ActivityAttributes, Sendable {
  struct ContentState: Codable, Hashable, Sendable { var minutes: Int }

  var name = "Ride"
}

/// A Live Activity, whose views have a colour for each place.
struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      Color.red.frame(height: CGFloat(context.state.minutes)).activityBackgroundTint(.green)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Color.red.frame(width: 10, height: 10).dynamicIsland(verticalPlacement: .default)
        }
        DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 10, height: 10) }
        DynamicIslandExpandedRegion(.center) { Color.blue.frame(width: 10, height: 10) }
        if context.state.minutes > 50 {
          DynamicIslandExpandedRegion(.bottom) { Color.yellow.frame(height: 10) }
        }
      } compactLeading: {
        Color.red
      } compactTrailing: {
        Color.green
      } minimal: {
        Color.blue
      }
    }
  }
}

/// A picture whose pixels are read by points.
struct Shot {
  let image: UIImage

  @MainActor init<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) {
    var image = UIImage()
    strategy.snapshot(value).run { image = $0 }
    self.image = image
  }

  var size: CGSize { image.size }

  /// The colour at a point, as red, green, blue and alpha in hexadecimal digits.
  func color(_ x: CGFloat, _ y: CGFloat) -> String {
    guard let bitmap = image.cgImage?.bitmap else { return "none" }
    let pixel = bitmap[Int(x * image.scale), Int(y * image.scale)]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { String(format: "%02X", $0) }.joined()
  }
}
