import AppIntents
import Testing

struct AppIntentTests {
  @Test func `a parameter has its default, or nothing, until it is set`() {
    let intent = BrewIntent()
    #expect((intent.roast, intent.cups, intent.milk) == (.dark, 2, false))
    #expect(intent.bean == nil && intent.time == nil && intent.notes == nil)
    #expect(intent.amount == Measurement(value: 18, unit: UnitMass.grams))
    intent.cups = 5
    #expect(intent.cups == 5)
    #expect(intent.$cups.title == "Cups" && !intent.$cups.isOptional && intent.$bean.isOptional)
  }

  @Test func `a parameter keeps its title and its default, whatever its other settings`() {
    let intent = GrinderSettingsIntent()
    #expect((intent.grain, intent.speed) == (4, 0.5))
    #expect(intent.dose == Measurement(value: 18, unit: UnitMass.grams))
    #expect(intent.$heat.title == "Heat" && intent.$grain.title == "" && intent.heat == nil && intent.shelf == nil)
  }

  @Test func `copies of an intent share the values of its parameters`() {
    let intent = BrewIntent(bean: Bean.all[0], name: "Ada")
    let copy = intent
    copy.name = "Grace"
    #expect(intent.name == "Grace" && intent.bean?.name == "Yirgacheffe")
  }

  @Test func `an intent that is performed returns its value`() async throws {
    let intent = BrewIntent(bean: Bean.all[0], name: "Ada")
    #expect(try await intent.perform().value == 2)
    #expect(try await intent() == 2)
  }

  @Test func `a question to people is an error that says what to do`() async throws {
    let intent = BrewIntent(bean: Bean.all[0], name: "")
    let error = await #expect(throws: AppIntentError.self) { try await intent.perform() }
    #expect(
      error?.localizedDescription
        == "The intent asks for a value of \"Name\", and no one can answer on Linux. Set the parameter before the "
        + "intent is performed.")
    await #expect(throws: AppIntentError.self) { try await intent.requestConfirmation() }
    await #expect(throws: AppIntentError.self) { try await intent.$cups.requestValue("How many?") }
  }

  @Test func `what an intent does not say has Apple's defaults`() {
    #expect(CountIntent.description == nil && CountIntent.isDiscoverable && !CountIntent.openAppWhenRun)
    #expect(CountIntent.authenticationPolicy == .alwaysAllowed && CountIntent.persistentIdentifier == "CountIntent")
  }

  @Test func `shortcuts are listed`() {
    #expect(CoffeeShortcuts.appShortcuts.map(\.shortTitle) == ["Brew", nil])
    #expect(CoffeeShortcuts.shortcutTileColor == .navy)
  }

  @Test func `a dependency is made once and kept`() {
    final class Kettle: Sendable {}
    let manager = AppDependencyManager()
    manager.add(dependency: { Kettle() })
    manager.add(key: 2, dependency: Kettle())
    let first = AppDependency<Kettle>(manager: manager)
    #expect(first.wrappedValue === AppDependency<Kettle>(manager: manager).wrappedValue)
    #expect(first.wrappedValue !== AppDependency<Kettle>(key: 2, manager: manager).wrappedValue)
  }

  @Test func `a time that ends before it starts is empty`() {
    let now = Date(timeIntervalSince1970: 9)
    #expect(RelevantContext.date(from: now, to: .distantPast) == .date(from: now, to: now))
  }

  @Test func `a dependency is what the app added`() {
    struct Grinder: Sendable, Equatable { var grams: Int }
    let manager = AppDependencyManager()
    manager.add(dependency: Grinder(grams: 18))
    manager.add(key: "other", dependency: Grinder(grams: 7))
    #expect(AppDependency<Grinder>(manager: manager).wrappedValue == Grinder(grams: 18))
    #expect(AppDependency<Grinder>(key: "other", manager: manager).wrappedValue == Grinder(grams: 7))
    #expect(AppDependency<Int>(manager: manager, default: { 3 }).wrappedValue == 3)
  }
}
