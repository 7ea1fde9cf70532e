import Intents
import Testing
import WidgetKit

/// As Xcode makes them of an intent definition file.
private final class ChooseCityIntent: INIntent, @unchecked Sendable { var city: City? }
private final class City: INObject, @unchecked Sendable {}

private struct Entry: TimelineEntry {
  let date: Date
  let city: String
}

private struct Provider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, city: "") }

  func getSnapshot(
    for configuration: ChooseCityIntent, in context: Context, completion: @escaping (Entry) -> Void
  ) { completion(Entry(date: .distantPast, city: configuration.city?.displayString ?? "")) }

  func getTimeline(
    for configuration: ChooseCityIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void
  ) { getSnapshot(for: configuration, in: context) { completion(Timeline(entries: [$0], policy: .never)) } }
}

@Suite struct IntentsTests {
  private final class Handler: INExtension {
    func cities() -> INObjectCollection<City> {
      INObjectCollection(sections: [
        INObjectSection(title: "Near", items: [City(identifier: "b", display: "Basel")]),
        INObjectSection(
          title: "Far",
          items: [
            City(identifier: "o", display: "Oslo", subtitle: "Norway", image: .systemImageNamed("snow"))
          ]),
      ])
    }
  }

  @Test func `choices keep their sections and their order`() {
    let cities = Handler().cities()
    #expect(cities.allItems.map(\.displayString) == ["Basel", "Oslo"])
    #expect(cities.sections.map(\.title) == ["Near", "Far"])
    #expect(cities.allItems.last?.subtitleString == "Norway")
    #expect(INObjectCollection(items: cities.allItems).sections.count == 1)
    #expect(Handler().handler(for: ChooseCityIntent()) is Handler)
  }

  @Test func `an intent keeps the pictures of its parameters, and donating does not fail`() async throws {
    let intent = ChooseCityIntent()
    intent.setImage(INImage(named: "city"), forParameterNamed: "city")
    #expect(intent.image(forParameterNamed: "city") != nil)
    #expect(intent.image(forParameterNamed: "date") == nil)
    let interaction = INInteraction(intent: intent, response: INIntentResponse())
    try await interaction.donate()
    #expect(interaction.intentResponse?.userActivity == nil)
    #expect(INSpeakableString(spokenPhrase: "Basel").spokenPhrase == "Basel")
    _ = (INStringResolutionResult.success(with: "Basel"), INBooleanResolutionResult.notRequired())
  }

  @Test func `a widget's entries follow its intent`() {
    let intent = ChooseCityIntent()
    intent.city = City(identifier: "b", display: "Basel")
    var city = ""
    Provider().getSnapshot(
      for: intent, in: TimelineProviderContext(family: .systemSmall, isPreview: true)
    ) { city = $0.city }
    #expect(city == "Basel")
  }
}
