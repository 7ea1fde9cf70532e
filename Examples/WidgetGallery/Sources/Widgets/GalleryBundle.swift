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
    if #available(iOS 18, *) {
      BrightnessControl()
      TimerControl()
    }
  }
}

/// A control that is on or off.
@available(iOS 18, *)
struct BrightnessControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Brightness", provider: NightLightProvider()) { isOn in
      ControlWidgetToggle("Night light", isOn: isOn, action: NightLight()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "moon.fill" : "moon")
      }
      .tint(.orange)
    }
    .displayName("Night light")
  }
}

/// A control that runs an action.
@available(iOS 18, *)
struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Timer") {
      ControlWidgetButton(action: StartTimer()) { Label("Tea timer", systemImage: "timer") }
    }
    .displayName("Tea timer")
  }
}

private struct NightLightProvider: ControlValueProvider {
  let previewValue = true

  func currentValue() async throws -> Bool { true }
}

// In an app they are intents of AppIntents.
private struct NightLight {}
private struct StartTimer {}
