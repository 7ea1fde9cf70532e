import SwiftUI
import Testing
import TouchstoneWidgetTesting
import WidgetKit

@testable import Widgets

@MainActor @Suite(.snapshots) struct WidgetTests {
  /// A widget, an entry of it, and the families in which its picture is taken.
  private static let gallery: [(widget: any Widget, entry: any TimelineEntry, families: [WidgetFamily])] = [
    (WeatherWidget(), WeatherProvider.day[1], [.systemSmall, .systemMedium]),
    (CalendarWidget(), CalendarEntry.sample, [.systemSmall, .systemMedium, .systemLarge]),
    (BatteriesWidget(), DateEntry(), [.systemSmall, .systemMedium]),
    (StocksWidget(), DateEntry(), [.systemSmall]),
    (RemindersWidget(), DateEntry(), [.systemSmall, .systemLarge]),
    (ClockWidget(), DateEntry(), [.systemMedium]),
    (PhotoWidget(), DateEntry(), [.systemSmall, .systemLarge]),
    (TimerWidget(), TimerEntry.sample, [.systemSmall]),
    (MusicWidget(), DateEntry(), [.systemSmall, .systemMedium]),
    (StepsWidget(), DateEntry(), [.systemSmall]),
    (NotesWidget(), NoteEntry(), [.systemSmall]),
    (FavoritesWidget(), DateEntry(), [.systemMedium]),
  ]

  @Test(arguments: 0..<12) func homeScreen(_ index: Int) throws {
    let (widget, entry, families) = Self.gallery[index]
    for family in families {
      for scheme in [ColorScheme.light, .dark] {
        assertSnapshot(
          of: try widget.showing(entry), as: .image(widget: family, on: .iPhone16, colorScheme: scheme),
          named: "\(type(of: widget))-\(family)-\(scheme)")
      }
    }
  }

  @Test func tinted() throws {
    for (widget, entry, families) in Self.gallery {
      assertSnapshot(
        of: try widget.showing(entry),
        as: .image(widget: families[0], renderingMode: .accented, wallpaper: .dusk), named: "\(type(of: widget))")
    }
  }

  @Test func standBy() throws {
    assertSnapshot(of: try StepsWidget().showing(DateEntry()), as: .image(widget: .systemSmall, in: .standBy))
    assertSnapshot(of: try PhotoWidget().showing(DateEntry()), as: .image(widget: .systemSmall, in: .standBy))
  }

  @Test(arguments: [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline])
  func lockScreen(_ family: WidgetFamily) throws {
    assertSnapshot(
      of: try WeatherWidget().showing(WeatherProvider.day[1]), as: .image(widget: family, wallpaper: .dusk),
      named: "weather")
    assertSnapshot(
      of: try StepsWidget().showing(DateEntry()), as: .image(widget: family, wallpaper: .dusk), named: "steps")
    if family == .accessoryInline { return }
    assertSnapshot(of: try BatteriesWidget().showing(DateEntry()), as: .image(widget: family), named: "batteries")
  }

  @Test func devices() throws {
    assertSnapshots(
      of: try CalendarWidget().showing(CalendarEntry.sample),
      as: .images(
        widgetsVarying: .widgetDevices(.iPhoneSe, .iPhone16ProMax, .iPadPro11), .widgetFamilies(.systemMedium)))
    assertSnapshot(
      of: try CalendarWidget().showing(CalendarEntry.sample), as: .image(widget: .systemExtraLarge, on: .iPadPro11),
      named: "extraLarge")
  }

  @Test func timeline() throws {
    let day = Timeline(entries: WeatherProvider.day, policy: .atEnd)
    for entry in day.entries {
      let later = entry.date.addingTimeInterval(60)
      assertSnapshot(
        of: try WeatherWidget().showing(day, at: later), as: .image(widget: .systemSmall), named: "\(entry.degrees)")
    }
  }

  /// A timer a quarter of an hour after its entry, and in its last minute.
  @Test func timer() throws {
    let entry = TimerEntry.sample
    for minutes in [15, 44] {
      assertSnapshot(
        of: try TimerWidget().showing(entry),
        as: .image(widget: .systemSmall, at: entry.date.addingTimeInterval(Double(minutes) * 60)), named: "\(minutes)")
    }
  }

  @Test(arguments: ControlWidgetSize.allCases) func controls(_ size: ControlWidgetSize) throws {
    for isOn in [true, false] {
      assertSnapshot(
        of: try BrightnessControl().showing(isOn), as: .image(control: size, wallpaper: .dusk),
        named: isOn ? "on" : "off")
    }
    assertSnapshot(of: try TimerControl().showing(), as: .image(control: size, wallpaper: .dusk), named: "button")
  }

  @Test func placeholder() throws {
    assertSnapshot(of: try NotesWidget().showing(NoteEntry(isLoaded: false)), as: .image(widget: .systemSmall))
  }

  @Test func liveActivity() throws {
    let delivery = try DeliveryActivity().showing(DeliveryAttributes(number: 7), state: .baking)
    for kind in [
      ActivityPreviewViewKind.content, .dynamicIsland(.expanded), .dynamicIsland(.compact), .dynamicIsland(.minimal),
    ] {
      assertSnapshot(of: delivery, as: .image(activity: kind, wallpaper: .dusk), named: "\(kind)")
    }
  }
}

@Suite(.snapshots) struct PreviewTests {
  @Test(arguments: Previews.all(in: "Widgets"))
  func preview(_ preview: Preview) { assertSnapshot(of: preview, as: .image) }
}
