import Foundation
import SwiftData
import Testing

@testable import TouchstoneData

struct ModelContainerTests {
  @Test func `a file is refused with the reason`() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("library.store")
    let error = SwiftDataError.storeInFile(url)
    #expect(throws: error) { try ModelContainer(for: Shelf.self, configurations: ModelConfiguration(url: url)) }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(error.localizedDescription.contains("does not read Apple's stores"))
    #expect(throws: Never.self) {
      try ModelContainer(
        for: Shelf.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: "/dev/null")))
    }
  }

  @Test func `containers of one schema have different models`() throws {
    let (first, second) = (try makeContainer(), try makeContainer())
    #expect(first != second)
    let context = ModelContext(first)
    context.insert(Shelf())
    try context.save()
    #expect(try ModelContext(second).fetchCount(FetchDescriptor<Shelf>()) == 0)
    try first.erase()
    #expect(try ModelContext(first).fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test func `configurations that forbid it are not saved`() throws {
    let container = try ModelContainer(
      for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false))
    let context = ModelContext(container)
    context.insert(Shelf())
    #expect(throws: SwiftDataError.savingNotAllowed) { try context.save() }
    #expect(SwiftDataError.savingNotAllowed.description.contains("allowsSave"))
  }

  @Test func `a context outlives the container that made it`() async throws {
    let context = try await MainActor.run {
      let context = try makeContainer().mainContext
      context.insert(Shelf(name: "A"))
      try context.save()
      return try context.container.schema.entities.count + context.fetchCount(FetchDescriptor<Shelf>())
    }
    #expect(context == 7)
  }

  @Test @MainActor func `containers are released`() throws {
    weak var container: ModelContainer?
    weak var context: ModelContext?
    weak var volume: Volume?
    try {
      let made = try makeContainer()
      (container, context) = (made, made.mainContext)
      made.mainContext.autosaveEnabled = false
      let model = Volume(shelf: Shelf())
      made.mainContext.insert(model)
      try made.mainContext.save()
      volume = model
      model.shelf = nil
      try made.mainContext.save()
    }()
    #expect(container == nil)
    #expect(context == nil)
    #expect(volume == nil)
  }

  @Test func `automatic groups and databases are not the same as none`() {
    #expect(ModelConfiguration.CloudKitDatabase.automatic != ModelConfiguration.CloudKitDatabase.none)
    #expect(ModelConfiguration.GroupContainer.automatic != ModelConfiguration.GroupContainer.none)
    let configuration = ModelConfiguration(groupContainer: .identifier("shelf"), cloudKitDatabase: .private("loans"))
    #expect(configuration.groupAppContainerIdentifier == "shelf")
    #expect(configuration.cloudKitContainerIdentifier == "loans")
    #expect(ModelConfiguration(cloudKitDatabase: .automatic).cloudKitContainerIdentifier == nil)
  }
}
