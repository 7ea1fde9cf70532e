import AppIntents
import SwiftUI
import WidgetKit

// Intents as apps write them.

enum Roast: String, AppEnum {
  case light, medium, dark

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
  static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [
    .light: "Light", .medium: DisplayRepresentation(title: "Medium", image: .init(systemName: "cup.and.saucer")),
  ]
}

struct Bean: AppEntity {
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Grams") var grams: Int?

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Bean")
  static let defaultQuery = BeanQuery()
  static let all = [Bean(id: "1", name: "Yirgacheffe"), Bean(id: "2", name: "Santos")]

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)") }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct BeanQuery: EntityQuery {
  func entities(for identifiers: [Bean.ID]) async throws -> [Bean] { Bean.all.filter { identifiers.contains($0.id) } }
  func suggestedEntities() async throws -> [Bean] { Bean.all }
  func defaultResult() async -> Bean? { try? await suggestedEntities().first }
}

struct SectionedBeanQuery: EntityStringQuery {
  func entities(for identifiers: [Bean.ID]) async throws -> [Bean] { [] }
  func entities(matching string: String) async throws -> IntentItemCollection<Bean> {
    IntentItemCollection(items: Bean.all.filter { $0.name.contains(string) })
  }
  func suggestedEntities() async throws -> IntentItemCollection<Bean> {
    IntentItemCollection {
      IntentItemSection("Africa", items: [Bean.all[0]])
      IntentItemSection("America", items: [Bean.all[1]])
    }
  }
}

struct PropertyBeanQuery: EntityPropertyQuery {
  static var properties: QueryProperties {
    QueryProperties {
      Property(\Bean.$name) {
        EqualToComparator { name in "name is \(name)" }
        ContainsComparator { name in "name has \(name)" }
      }
    }
  }
  static var sortingOptions: SortingOptions {
    SortingOptions { SortableBy(\Bean.$name) }
  }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Bean>], limit: Int?
  ) async throws -> [Bean] { [] }
  func entities(for identifiers: [Bean.ID]) async throws -> [Bean] { [] }
}

struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew Coffee"
  static let description = IntentDescription("Brews coffee.", categoryName: "Kitchen", searchKeywords: ["cup"])
  static let openAppWhenRun = false

  @Parameter(title: "Bean") var bean: Bean?
  @Parameter(title: "Roast", default: .dark) var roast: Roast
  @Parameter(title: "Cups", description: "How many", default: 2, controlStyle: .stepper, inclusiveRange: (1, 12))
  var cups: Int
  @Parameter(title: "Milk", default: false) var milk: Bool
  @Parameter(title: "Name", requestValueDialog: "For whom?") var name: String
  @Parameter(title: "Time", kind: .time) var time: Date?
  @Parameter(title: "Notes", optionsProvider: NoteOptions()) var notes: [String]?
  @Parameter(title: "Amount", default: Measurement(value: 18, unit: UnitMass.grams)) var amount: Measurement<UnitMass>
  @Parameter var second: Bean?

  init() {}

  init(bean: Bean, name: String) {
    self.bean = bean
    self.name = name
  }

  static var parameterSummary: some ParameterSummary {
    When(\.$milk, .equalTo, true) {
      Summary("Brew \(\.$cups) cups of \(\.$bean) with milk") {
        \.$roast
        \.$name
      }
    } otherwise: {
      Switch(\.$roast) {
        Case(.light) { Summary("Brew a light \(\.$bean)") }
        DefaultCase { Summary("Brew \(\.$bean)") }
      }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard !name.isEmpty else { throw $name.needsValueError("For whom?") }
    return .result(value: cups, dialog: "Brewed \(cups) for \(name)")
  }
}

struct NoteOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["fruity", "nutty"] }
}

/// The settings that parameters can have.
struct GrinderSettingsIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Grinder"

  @Parameter(description: "How coarse", default: 4, inclusiveRange: (1, 9)) var grain: Int
  @Parameter(title: "\(3) cups", optionsProvider: CupOptions()) var cups: Int?
  @Parameter(title: "Speed", default: 0.5, controlStyle: .slider) var speed: Double
  @Parameter(title: "Silent", displayName: .init(true: "Yes", false: "No")) var isSilent: Bool?
  @Parameter(title: "Label", inputOptions: .init(keyboardType: .URL)) var label: String?
  @Parameter(title: "Label", optionsProvider: NoteOptions()) var style: AttributedString?
  @Parameter(title: "Day", kind: .date, requestValueDialog: "When?") var day: DateComponents?
  @Parameter(title: "Profile", supportedTypeIdentifiers: ["public.json"]) var profile: IntentFile?
  @Parameter(title: "Picture", supportedContentTypes: [.png, .jpeg]) var picture: IntentFile?
  @Parameter(title: "Dose", default: .init(value: 18, unit: .grams), defaultUnit: .grams) var dose:
    Measurement<UnitMass>
  @Parameter(title: "Heat", defaultUnit: .celsius, supportsNegativeNumbers: false) var heat:
    Measurement<UnitTemperature>?
  @Parameter var length: Measurement<UnitLength>?
  @Parameter(title: "Roast", requestDisambiguationDialog: "Which?") var roast: Roast?
  @Parameter(title: "Bean", query: BeanQuery()) var bean: Bean?
  @Parameter(title: "Beans", size: 2, query: BeanQuery()) var pair: [Bean]?
  @Parameter(description: "Beans", size: .init(min: 1, max: 3)) var several: [Bean]?
  @Parameter(size: [.systemSmall: 1], optionsProvider: BeanOptions()) var shelf: [Bean]?

  func perform() async throws -> some IntentResult { .result() }
}

struct CupOptions: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2] }
}

struct BeanOptions: DynamicOptionsProvider {
  func results() async throws -> [Bean] { Bean.all }
}

/// What intents count in tests.
@MainActor
final class BrewLog {
  static let shared = BrewLog()
  var count = 0
}

struct CountIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Step") var step: Int

  init() {}
  init(step: Int) { self.step = step }

  func perform() async throws -> some IntentResult {
    await MainActor.run { BrewLog.shared.count += step }
    return .result()
  }
}

struct SnippetResultIntent: AppIntent {
  static let title = LocalizedStringResource("Show")
  func perform() async throws -> some ProvidesDialog & ShowsSnippetView { .result(dialog: "Here") { Text("Beans") } }
}

struct OpenBeanIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Bean"
  @Parameter(title: "Bean") var target: Bean
}

struct GrinderIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Grinder"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenBeanIntent()) }
}

struct CoffeeShortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.navy
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewIntent(), phrases: ["Brew with \(.applicationName)", "Brew \(\.$roast) in \(.applicationName)"],
      shortTitle: "Brew", systemImageName: "cup.and.saucer")
    AppShortcut(intent: CountIntent(), phrases: ["Count with \(.applicationName)"])
  }
}

// A widget that people configure.

struct CoffeeConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Coffee"
  static let description = IntentDescription("What the widget shows.")
  @Parameter(title: "Mark", default: "☕️") var mark: String
  @Parameter(title: "Beans", size: [.systemSmall: 1, .systemMedium: 3]) var beans: [Bean]?
}

struct CoffeeEntry: TimelineEntry {
  let date: Date
  let configuration: CoffeeConfiguration
}

struct CoffeeProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CoffeeEntry { CoffeeEntry(date: .distantPast, configuration: .init()) }
  func snapshot(for configuration: CoffeeConfiguration, in context: Context) async -> CoffeeEntry {
    CoffeeEntry(date: .distantPast, configuration: configuration)
  }
  func timeline(for configuration: CoffeeConfiguration, in context: Context) async -> Timeline<CoffeeEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct CoffeeWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "coffee", intent: CoffeeConfiguration.self, provider: CoffeeProvider()) { entry in
      CoffeeView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CoffeeView: View {
  let entry: CoffeeEntry

  var body: some View {
    VStack {
      Text(entry.configuration.mark)
      Button(intent: CountIntent(step: 1)) { Label("Brew", systemImage: "cup.and.saucer") }
      Toggle(isOn: true, intent: CountIntent(step: 10)) { Text("Milk") }
    }
  }
}

#Preview("Coffee", as: .systemSmall) {
  CoffeeWidget()
} timeline: {
  CoffeeEntry(date: .distantPast, configuration: CoffeeConfiguration())
}
