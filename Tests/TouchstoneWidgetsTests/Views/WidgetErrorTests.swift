import SwiftUI
import Testing
import TouchstoneSnapshots
import TouchstoneWidgetTesting

@MainActor @Suite struct WidgetErrorTests {
  private struct OtherEntry: TimelineEntry {
    let date = Date.distantPast
  }

  private func error<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> String {
    let delivery = try #require(Delivery.value(of: strategy.take(value), timeout: 60))
    return "\(try #require(delivery.remarks.error))"
  }

  @Test func `a family that the widget does not support fails the assertion`() throws {
    let text = try error(try NumberWidget().showing(NumberEntry(1)), .image(widget: .systemLarge))
    #expect(
      text
        == "NumberWidget does not support systemLarge: its supportedFamilies are systemSmall, systemMedium.")
  }

  @Test func `a family that the device does not show fails the assertion`() throws {
    #expect(
      try error(Color.red, .image(widget: .accessoryCircular, on: .iPhoneSe))
        == "There are no accessoryCircular widgets on a screen of 320×568 points, according to Apple's tables.")
    #expect(try error(Color.red, .image(widget: .accessoryCorner)).hasPrefix("There are no accessoryCorner widgets"))
  }

  @Test func `a place without widgets of the family fails the assertion`() throws {
    #expect(
      try error(Color.red, .image(widget: .systemMedium, in: .standBy))
        == "There are no systemMedium widgets in standBy: pictures show the Home Screen, the Lock Screen, and small widgets in "
        + "StandBy.")
    for place in [WidgetLocation.carPlay, .iPhoneWidgetsOnMac] {
      #expect(
        try error(Color.red, .image(widget: .systemSmall, in: place)).hasPrefix("There are no systemSmall widgets in"))
    }
  }

  @Test func `axes that give two pictures one name fail the assertion, and say which`() throws {
    let widget = try NumberWidget().showing(NumberEntry(1))
    func strategies(_ families: SnapshotAxis, _ devices: SnapshotAxis) -> [String: Snapshotting<AnyView, UIImage>] {
      .images(widgetsVarying: families, devices)
    }
    // Two screens without a name that are as large.
    let screens = (0..<2).map { _ in ViewImageConfig(size: CGSize(width: 390, height: 844)) }
    let repeated = strategies(.widgetFamilies(.systemSmall, .systemMedium), .widgetDevices(screens[0], screens[1]))
    #expect(repeated.keys.sorted() == ["systemMedium-390x844", "systemSmall-390x844"])
    for (name, strategy) in repeated {
      #expect(
        try error(AnyView(widget), strategy)
          == "2 pictures have the name \"\(name)\", so that only one of them would have a golden. Give the values of the "
          + "axes different names, and each value once.")
    }
    let different = strategies(.widgetFamilies(.systemSmall), .widgetDevices(screens[0], .iPhone16ProMax))
    #expect(different.values.map { Shot(AnyView(widget), $0).size.width }.sorted() == [158, 170])
  }

  @Test func `an entry of another type is an error`() {
    #expect(throws: WidgetError.otherEntry(widget: "NumberWidget", expected: "NumberEntry", entry: "OtherEntry")) {
      try NumberWidget().showing(OtherEntry())
    }
    #expect(
      "\(WidgetError.otherEntry(widget: "A", expected: "B", entry: "C"))"
        == "A shows entries of type B, and was given C.")
  }

  @Test func `a Live Activity has no entries, and a widget has no attributes`() {
    #expect(throws: WidgetError.noContent(widget: "RideActivity")) { try RideActivity().showing(NumberEntry(1)) }
    #expect(throws: WidgetError.noActivity(widget: "NumberWidget")) {
      try NumberWidget().showing(RideAttributes(), state: .init(minutes: 1))
    }
    #expect(
      "\(WidgetError.noContent(widget: "A"))"
        == "A has no entries: its configuration is that of a Live Activity, or empty. Show a Live Activity with "
        + "showing(attributes, state:).")
    #expect(
      "\(WidgetError.noActivity(widget: "A"))"
        == "A is no Live Activity: its body has no ActivityConfiguration. Show an entry with showing(entry).")
  }

  @Test func `an empty timeline is an error`() {
    let timeline = Timeline<NumberEntry>(entries: [], policy: .never)
    #expect(throws: WidgetError.noEntries(widget: "NumberWidget")) {
      try NumberWidget().showing(timeline, at: .distantPast)
    }
    #expect("\(WidgetError.noEntries(widget: "A"))" == "The timeline of A has no entries, so there is nothing to show.")
  }

  @Test func `a timeline is shown at a date`() throws {
    let timeline = Timeline(
      entries: NumberProvider.entries.map {
        NumberEntry($0.number * 20, at: $0.date.timeIntervalSince1970 - 1_000_000)
      }, policy: .never)
    let later = try NumberWidget().showing(timeline, at: Date(timeIntervalSince1970: 1_000_061))
    let shot = Shot(later, .image(widget: .systemSmall))
    #expect(shot.color(79 - 19, 79) == "FF3B30FF")
    #expect(shot.color(79 - 21, 79) == "007AFFFF")
  }
}
