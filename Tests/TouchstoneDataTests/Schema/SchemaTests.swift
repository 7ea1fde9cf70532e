import SwiftData
import Testing

@testable import TouchstoneData

private enum First: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Cover.self] }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self] }
  static var stages: [MigrationStage] { [.lightweight(fromVersion: First.self, toVersion: First.self)] }
}

struct SchemaTests {
  @Test func `stored variables are described, transient and computed ones are not`() {
    #expect(
      Volume._$description.properties.map(\.name) == [
        "title", "pages", "due", "shelf", "labels", "cover", "sequel",
      ])
    #expect(Schema([Shelf.self]).entities.map(\.name) == ["Cover", "Label", "Shelf", "Volume"])
  }

  /// The names on either side, and the only relation between two classes, as SwiftData finds them.
  @Test func `the inverse of a relation is found on either side or by itself`() {
    func inverse(_ type: any PersistentModel.Type, _ name: String) -> String? {
      let description = type._$description
      return description.inverse(of: description.property(named: name))?.name
    }
    #expect(inverse(Shelf.self, "volumes") == "shelf")
    #expect(inverse(Volume.self, "shelf") == "volumes")
    #expect(inverse(Volume.self, "labels") == "volumes")
    #expect(inverse(Volume.self, "cover") == "volume")
    #expect(inverse(Cover.self, "volume") == "cover")
    #expect(inverse(Volume.self, "sequel") == nil)
  }

  @Test func `a versioned schema with a plan makes a container`() throws {
    let schema = Schema(versionedSchema: First.self)
    let container = try ModelContainer(
      for: schema, migrationPlan: Plan.self, configurations: [ModelConfiguration(schema: schema)])
    #expect(container.schema.entity(for: Volume.self)?.storedPropertyNames.contains("title") == true)
    #expect(container.schema.version.description == "1.0.0")
    #expect(container.migrationPlan == Plan.self)
  }
}
