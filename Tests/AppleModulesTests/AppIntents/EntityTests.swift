import AppIntents
import Testing

struct EntityTests {
  @Test func `a query finds entities by their identifiers, and offers others`() async throws {
    let query = Bean.defaultQuery
    #expect(try await query.entities(for: ["2"]).map(\.name) == ["Santos"])
    #expect(try await query.results().map(\.id) == ["1", "2"])
    #expect(await query.defaultResult()?.id == "1")
  }

  @Test func `sections have the values of all their items`() async throws {
    let offered = try await SectionedBeanQuery().suggestedEntities()
    #expect(offered.sections.map(\.title) == ["Africa", "America"])
    #expect(offered.items.map(\.id) == ["1", "2"])
    #expect(String(localized: offered.sections[0].items[0].title) == "Yirgacheffe")
    #expect(try await SectionedBeanQuery().entities(matching: "San").items.map(\.id) == ["2"])
    #expect(try await PropertyBeanQuery().suggestedEntities().isEmpty)
  }

  @Test func `a case is shown as its representation says, or by its name`() {
    #expect(Roast.light.displayRepresentation == "Light")
    #expect(Roast.medium.displayRepresentation.image == .init(systemName: "cup.and.saucer"))
    #expect(Roast.dark.displayRepresentation == "dark")
    #expect(Roast.typeDisplayName == "Roast")
  }

  struct Cup: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "Cup" }
    init() {}
  }

  @Test func `an entity that no query finds keeps its identifier`() {
    var cup = Cup()
    let (id, copy) = (cup.id, cup)
    cup.name = "Blue"
    #expect(cup.id == id && copy.id == id && Cup().id != id)
  }

  @Test func `an identifier can be a text`() throws {
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
    #expect(Int.entityIdentifier(for: 7.entityIdentifierString) == 7)
    #expect(EntityIdentifier(for: Bean.all[0]).identifier == "1")
  }
}
