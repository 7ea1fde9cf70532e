import SwiftUI
import WidgetKit

/// All widgets of the extension. In an app's extension it has the attribute `@main`.
struct GalleryBundle: WidgetBundle {
  var body: some Widget {
    WeatherWidget()
    CalendarWidget()
    BatteriesWidget()
    StocksWidget()
    RemindersWidget()
    ClockWidget()
    PhotoWidget()
    TimerWidget()
    MusicWidget()
    StepsWidget()
    NotesWidget()
    FavoritesWidget()
    DeliveryActivity()
    if #available(iOS 18, *) { BrightnessControl() }
  }
}

/// A control, which compiles and is not drawn.
@available(iOS 18, *)
struct BrightnessControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Brightness") {
      ControlWidgetToggle("Night light", isOn: true, action: NightLight()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "moon.fill")
      }
      .tint(.orange)
    }
    .displayName("Night light")
  }
}

/// In an app it is an intent of AppIntents.
private struct NightLight {}
