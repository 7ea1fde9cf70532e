import SwiftData
import Testing
import TouchstoneTestSupport

@testable import TouchstoneData

/// The behaviour is that of Core Data's relationships, on which SwiftData builds.
struct ModelRelationTests {
  @Test func `a change on one side changes the other`() throws {
    let context = try makeContext()
    let (first, second, volume) = (Shelf(name: "1"), Shelf(name: "2"), Volume())
    for shelf in [first, second] { context.insert(shelf) }
    first.volumes.append(volume)
    #expect(volume.shelf == first)
    volume.shelf = second
    #expect(first.volumes.isEmpty)
    #expect(second.volumes == [volume])
    second.volumes = []
    #expect(volume.shelf == nil)
  }

  @Test func `what an initialiser relates is complete once it is inserted`() throws {
    let context = try makeContext()
    let member = Member(name: "Ada")
    context.insert(member)
    let loan = Loan(number: 1, member: member)
    #expect(member.loans.isEmpty)
    context.insert(loan)
    #expect(member.loans == [loan])
  }

  @Test func `relating a model to one in a context inserts it and all that it refers to`() throws {
    let context = try makeContext()
    let (shelf, volume, cover) = (Shelf(), Volume(), Cover())
    volume.cover = cover
    context.insert(shelf)
    volume.shelf = shelf
    #expect(context.insertedModelsArray.count == 3)
    #expect(cover.modelContext == context)
    #expect(cover.volume == volume)
  }

  @Test func `one to one keeps one partner on each side`() throws {
    let context = try makeContext()
    let (first, second, cover, other) = (Volume(), Volume(), Cover(), Cover())
    for volume in [first, second] { context.insert(volume) }
    first.cover = cover
    second.cover = cover
    #expect(first.cover == nil)
    #expect(cover.volume == second)
    other.volume = second
    #expect(second.cover == other)
    #expect(cover.volume == nil)
  }

  @Test func `many to many is kept on both sides in the order of the changes`() throws {
    let context = try makeContext()
    let (volume, labels) = (Volume(), ["a", "b", "c"].map { Label(name: $0) })
    context.insert(volume)
    for label in labels { label.volumes.append(volume) }
    #expect(volume.labels?.map(\.name) == ["a", "b", "c"])
    volume.labels = [labels[2], labels[0]]
    #expect(labels[1].volumes.isEmpty)
    #expect(volume.labels?.map(\.name) == ["c", "a"])
  }

  @Test func `a model is in a relation once`() throws {
    let context = try makeContext()
    let (shelf, first, second) = (Shelf(), Volume(title: "1"), Volume(title: "2"))
    context.insert(shelf)
    shelf.volumes = [first, second, first]
    shelf.volumes.append(second)
    #expect(shelf.volumes == [first, second])
    shelf.volumes = [second]
    #expect(second.shelf == shelf)
    #expect(first.shelf == nil)
  }

  @Test func `deleting cascades or removes references, with or without an inverse`() throws {
    let context = try makeContext()
    let (shelf, volume, label, before) = (Shelf(), Volume(title: "A"), Label(name: "a"), Volume(title: "B"))
    for model in [volume, before] { context.insert(model) }
    shelf.volumes = [volume]
    volume.cover = Cover()
    label.volumes = [volume]
    before.sequel = volume
    try context.save()
    context.delete(shelf)
    #expect(label.volumes.isEmpty)
    #expect(before.sequel == nil)
    #expect(context.deletedModelsArray.count == 3)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Volume>()).map(\.title) == ["B"])
    #expect(try context.fetchCount(FetchDescriptor<Cover>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Label>()) == 1)
  }

  @Test func `deletion that a rule denies is not saved`() throws {
    let context = try makeContext()
    let member = Member(name: "Ada")
    context.insert(Loan(number: 1, member: member))
    try context.save()
    context.delete(member)
    let error = SwiftDataError.deletionDenied(model: "Member", relationship: "loans", count: 1)
    #expect(throws: error) { try context.save() }
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Member>()) == 1)
    #expect(error.description.contains("delete or move them first"))
  }

  @Test func `a variable that is not optional cannot lose its model`() throws {
    let context = try makeContext()
    let member = Member(name: "Ada")
    let loan = Loan(number: 1, member: member)
    context.insert(loan)
    try context.save()
    member.loans = []
    context.delete(member)
    let error = SwiftDataError.missingValue(model: "Loan", relationship: "member")
    #expect(throws: error) { try context.save() }
    context.delete(loan)
    try context.save()
    #expect(error.description.contains("Declare it optional"))
  }

  /// Twenty thousand steps of a recursion would overflow the stack.
  @Test func `a long chain is inserted and rolled back`() throws {
    let context = try makeContext()
    let chain = (0..<20_000).map { _ in Volume() }
    for (volume, next) in zip(chain, chain.dropFirst()) { volume.sequel = next }
    context.insert(chain[0])
    #expect(context.insertedModelsArray.count == 20_000)
    context.rollback()
    #expect(!context.hasChanges)
  }

  /// A look at all models for each one that is deleted would take minutes.
  @Test func `a long chain is deleted with its beginning`() throws {
    let context = ModelContext(try ModelContainer(for: Link.self))
    let chain = (0..<20_000).map { _ in Link() }
    for (link, next) in zip(chain, chain.dropFirst()) { link.next = next }
    let before = Link()
    before.next = chain[0]
    for link in [before, chain[0]] { context.insert(link) }
    try context.save()
    let time = try processorTime {
      context.delete(chain[0])
      #expect(context.deletedModelsArray.count == 20_000)
      #expect(before.next == nil)
      try context.save()
    }
    #expect(time < .seconds(60))
    #expect(try context.fetch(FetchDescriptor<Link>()) == [before])
  }

  /// Core Data stops the program as well.
  @Test func `a relation between models of two contexts stops with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = try makeContainer()
      let (shelf, volume) = (Shelf(), Volume())
      let (first, second) = (ModelContext(container), ModelContext(container))
      first.insert(shelf)
      second.insert(volume)
      volume.shelf = shelf
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output?.contains("Volume.shelf was to refer to a Shelf of another context") == true)
  }

  @Test func `deleting a model of another context stops with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = try makeContainer()
      let (shelf, first, second) = (Shelf(), ModelContext(container), ModelContext(container))
      first.insert(shelf)
      second.delete(shelf)
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(output?.contains("A Shelf of one context was deleted in another") == true)
  }
}
