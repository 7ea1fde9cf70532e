import Foundation
import SwiftData
import Testing
import TouchstoneTestSupport

@testable import TouchstoneData

struct ModelContextTests {
  private func makeVolumes(_ context: ModelContext) {
    for (title, pages) in [("Émile", 500), ("emma", 300), ("Emma", 300), ("Band 10", 20), ("Band 9", 20)] {
      context.insert(Volume(title: title, pages: pages))
    }
  }

  private func titles(_ context: ModelContext, _ descriptor: FetchDescriptor<Volume>) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }

  @Test func `models are found in the order of insertion`() throws {
    let context = try makeContext()
    makeVolumes(context)
    #expect(try titles(context, FetchDescriptor()) == ["Émile", "emma", "Emma", "Band 10", "Band 9"])
    #expect(try context.fetchIdentifiers(FetchDescriptor<Volume>()).count == 5)
    #expect(try context.fetch(FetchDescriptor<Volume>(), batchSize: 2).last?.title == "Band 9")
  }

  @Test func `predicates, orders, limits and offsets apply in this order`() throws {
    let context = try makeContext()
    makeVolumes(context)
    var descriptor = FetchDescriptor<Volume>(
      predicate: #Predicate { $0.pages < 400 },
      sortBy: [SortDescriptor(\.pages, order: .reverse), SortDescriptor(\.title)])
    #expect(try titles(context, descriptor) == ["emma", "Emma", "Band 9", "Band 10"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try titles(context, descriptor) == ["Emma", "Band 9"])
    #expect(try context.fetchCount(descriptor) == 2)
    descriptor.fetchLimit = 0
    #expect(try titles(context, descriptor).count == 3)
  }

  @Test func `texts are in the order of people unless the descriptor says otherwise`() throws {
    let context = try makeContext()
    makeVolumes(context)
    let people = ["Band 9", "Band 10", "Émile", "emma", "Emma"]
    for descriptor in [SortDescriptor(\Volume.title), SortDescriptor(\.title, comparator: .localizedStandard)] {
      #expect(try titles(context, FetchDescriptor(sortBy: [descriptor])) == people)
    }
    #expect(
      try titles(context, FetchDescriptor(sortBy: [SortDescriptor(\.title, comparator: .lexical)])) == [
        "Band 10", "Band 9", "Emma", "emma", "Émile",
      ])
  }

  @Test func `predicates reach related models and their identities`() throws {
    let context = try makeContext()
    let shelf = Shelf(name: "Novels")
    context.insert(Volume(title: "A", shelf: shelf))
    context.insert(Volume(title: "B"))
    let identity = shelf.persistentModelID
    #expect(
      try titles(context, FetchDescriptor(predicate: #Predicate { $0.shelf?.persistentModelID == identity })) == ["A"])
    #expect(try titles(context, FetchDescriptor(predicate: #Predicate { $0.shelf?.name == "Novels" })) == ["A"])
    #expect(
      try context.fetchCount(FetchDescriptor<Shelf>(predicate: #Predicate { $0.volumes.contains { $0.title == "A" } }))
        == 1)
  }

  @Test func `models without a value come first`() throws {
    let context = try makeContext()
    for (title, due) in [("late", 20.0), ("never", nil), ("soon", 10)] {
      let volume = Volume(title: title)
      volume.due = due.map { Date(timeIntervalSinceReferenceDate: $0) }
      context.insert(volume)
    }
    #expect(try titles(context, FetchDescriptor(sortBy: [SortDescriptor(\.due)])) == ["never", "soon", "late"])
  }

  @Test func `changes that are not saved count, unless the fetch leaves them out`() throws {
    let context = try makeContext()
    let (kept, gone) = (Volume(title: "kept"), Volume(title: "gone"))
    for volume in [kept, gone] { context.insert(volume) }
    try context.save()
    context.delete(gone)
    context.insert(Volume(title: "new"))
    var descriptor = FetchDescriptor<Volume>()
    #expect(try titles(context, descriptor) == ["kept", "new"])
    descriptor.includePendingChanges = false
    #expect(try titles(context, descriptor) == ["kept", "gone"])
  }

  @Test func `rolling back restores values, relations, and deleted models, and drops new ones`() throws {
    let context = try makeContext()
    let (shelf, volume) = (Shelf(name: "1"), Volume(title: "A"))
    context.insert(shelf)
    volume.shelf = shelf
    try context.save()
    volume.title = "B"
    volume.title = "C"
    shelf.volumes.append(Volume(title: "new"))
    context.delete(shelf)
    #expect(context.hasChanges)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(volume.title == "A")
    #expect(shelf.volumes == [volume])
    #expect(try titles(context, FetchDescriptor()) == ["A"])
  }

  @Test func `other contexts see what is saved, and keep their own changes`() throws {
    let container = try makeContainer()
    let (mine, yours) = (ModelContext(container), ModelContext(container))
    let (shelf, volume) = (Shelf(name: "1"), Volume(title: "A", pages: 1))
    mine.insert(shelf)
    volume.shelf = shelf
    #expect(try titles(yours, FetchDescriptor()) == [])
    try mine.save()
    let copy = try #require(try yours.fetch(FetchDescriptor<Volume>()).first)
    #expect(copy !== volume)
    #expect(copy.persistentModelID == volume.persistentModelID)
    #expect(copy.shelf?.volumes.first === copy)
    copy.title = "B"
    volume.pages = 2
    try mine.save()
    try yours.save()
    mine.processPendingChanges()
    #expect(volume.title == "B")
    #expect(volume.pages == 2)
    #expect(copy.pages == 2)
    mine.delete(volume)
    try mine.save()
    #expect(try titles(yours, FetchDescriptor()) == [])
    #expect(copy.modelContext == nil)
  }

  @Test func `rolling back finds what others have saved since`() throws {
    let container = try makeContainer()
    let (mine, yours) = (ModelContext(container), ModelContext(container))
    let (volume, gone) = (Volume(title: "A"), Volume(title: "gone"))
    for model in [volume, gone] { mine.insert(model) }
    try mine.save()
    let copies = try yours.fetch(FetchDescriptor<Volume>())
    volume.title = "B"
    mine.delete(gone)
    copies[0].title = "C"
    yours.delete(copies[1])
    try yours.save()
    #expect(try titles(mine, FetchDescriptor()) == ["B"])
    mine.rollback()
    #expect(!mine.hasChanges)
    #expect(try titles(mine, FetchDescriptor()) == ["C"])
    #expect(gone.modelContext == nil)
  }

  @Test func `models are found by their identities and deleted by a predicate`() throws {
    let context = try makeContext()
    makeVolumes(context)
    let first = try #require(try context.fetch(FetchDescriptor<Volume>()).first)
    #expect(context.model(for: first.persistentModelID) === first)
    #expect(context.registeredModel(for: first.persistentModelID) == first)
    #expect((context.registeredModel(for: first.persistentModelID) as Shelf?) == nil)
    try context.delete(model: Volume.self, where: #Predicate { $0.pages == 300 })
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 3)
    var pages = 0
    try context.enumerate(FetchDescriptor<Volume>()) { pages += $0.pages }
    #expect(pages == 540)
    try context.transaction { try context.delete(model: Volume.self) }
    #expect(!context.hasChanges)
  }

  @Test func `saving says what it saves`() throws {
    let context = try makeContext()
    nonisolated(unsafe) var inserted: [PersistentIdentifier] = []
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { notification in
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      inserted = notification.userInfo?[key] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let shelf = Shelf()
    context.insert(shelf)
    try context.save()
    #expect(inserted == [shelf.persistentModelID])
  }

  @Test func `a class outside of the schema is not found`() throws {
    let context = ModelContext(try ModelContainer(for: Cover.self))
    #expect(throws: SwiftDataError.unknownModel("Member")) { try context.fetch(FetchDescriptor<Member>()) }
    #expect(SwiftDataError.unknownModel("Member").description.contains("ModelContainer(for: Member.self)"))
  }

  @Test @MainActor func `the main context saves by itself`() async throws {
    let container = try makeContainer()
    container.mainContext.insert(Shelf(name: "A"))
    #expect(container.mainContext.hasChanges)
    await wait { !container.mainContext.hasChanges }
    #expect(try ModelContext(container).fetch(FetchDescriptor<Shelf>()).map(\.name) == ["A"])
  }

  @Test func `an actor has a context of its own`() async throws {
    let container = try makeContainer()
    let identity = try await Importer(modelContainer: container).importVolume("A")
    let volume: Volume? = ModelContext(container).registeredModel(for: identity)
    #expect(volume?.title == "A")
    #expect(try await Importer(modelContainer: container).title(of: identity) == "A")
  }
}

@ModelActor private actor Importer {
  func importVolume(_ title: String) throws -> PersistentIdentifier {
    let volume = Volume(title: title)
    modelContext.insert(volume)
    try modelContext.save()
    return volume.persistentModelID
  }

  func title(of identity: PersistentIdentifier) throws -> String? { self[identity, as: Volume.self]?.title }
}
