import Foundation
import SwiftData
import Testing

@testable import TouchstoneData

/// - Source: SwiftData, `Schema.Attribute.Option.unique`, whose second model with a value updates the first; Core Data's
///   constraints, for which `nil` is different from all values.
struct UniquenessTests {
  /// The owners of the cards that a new context finds.
  private func owners(_ container: ModelContainer) throws -> [String] {
    try ModelContext(container).fetch(FetchDescriptor<Card>()).map(\.owner)
  }

  @Test func `a new model with a unique value that exists changes the first one`() throws {
    let context = try makeContext()
    let (first, volume) = (Label(name: "a"), Volume(title: "A"))
    context.insert(first)
    try context.save()
    let second = Label(name: "a")
    context.insert(second)
    second.volumes = [volume]
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Label>()) == [first])
    #expect(first.volumes == [volume])
    #expect(volume.labels == [first])
    #expect(second.modelContext == nil)
  }

  @Test func `several variables can be unique together`() throws {
    let context = try makeContext()
    let member = Member(name: "Ada")
    for (number, year, note) in [(1, 2025, "a"), (1, 2026, "b"), (1, 2026, "c")] {
      let loan = Loan(number: number, year: year, member: member)
      loan.note = note
      context.insert(loan)
    }
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Loan>()).map(\.note) == ["a", "c"])
    #expect(member.loans.map(\.note) == ["a", "c"])
  }

  @Test func `models without a unique value stay`() throws {
    let container = try ModelContainer(for: Card.self)
    let context = ModelContext(container)
    for (number, owner) in [(nil, "Ada"), ("1", "Bo"), (nil, "Cy"), ("1", "Di")] {
      context.insert(Card(number: number, owner: owner))
    }
    try context.save()
    #expect(try owners(container) == ["Ada", "Di", "Cy"])
  }

  @Test func `what another context has saved stays in the store, though it was inserted later`() throws {
    let container = try ModelContainer(for: Card.self)
    let (mine, yours) = (ModelContext(container), ModelContext(container))
    let (new, saved) = (Card(number: "1", owner: "Ada"), Card(number: "1", owner: "Bo"))
    mine.insert(new)
    yours.insert(saved)
    try yours.save()
    try mine.save()
    #expect(new.modelContext == nil)
    #expect(try owners(container) == ["Ada"])
    #expect(try yours.fetch(FetchDescriptor<Card>()) == [saved])
    #expect(saved.owner == "Ada")
    #expect(saved.number == "1")
  }

  @Test(arguments: [0, 1])
  func `a saved model that gets the value of another leaves the store`(changed: Int) throws {
    let container = try ModelContainer(for: Card.self)
    let context = ModelContext(container)
    for (number, owner) in [("1", "Ada"), ("2", "Bo")] { context.insert(Card(number: number, owner: owner)) }
    try context.save()
    // Its owner is not loaded when the models are merged.
    let other = ModelContext(container)
    let cards = try other.fetch(FetchDescriptor<Card>())
    cards[changed].number = cards[1 - changed].number
    try other.save()
    #expect(try other.fetch(FetchDescriptor<Card>()) == [cards[1 - changed]])
    #expect(try owners(container) == [["Ada", "Bo"][changed]])
    #expect(try context.fetch(FetchDescriptor<Card>()).map(\.number) == [["2", "1"][changed]])
  }

  @Test func `contexts that save at the same time agree`() async throws {
    let container = try ModelContainer(for: Card.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for index in 0..<50 {
            let context = ModelContext(container)
            context.insert(Card(number: "\(index)", owner: "\(task)"))
            try context.save()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try owners(container).count == 50)
  }
}
