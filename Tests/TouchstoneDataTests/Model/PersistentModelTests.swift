import Foundation
import SwiftData
import Testing

@testable import TouchstoneData

struct PersistentModelTests {
  @Test func `variables have their defaults and the values of the initialiser`() {
    let volume = Volume(title: "A")
    #expect(volume.title == "A")
    #expect(volume.pages == 0)
    #expect(volume.due == nil)
    #expect(volume.labels == [])
    #expect(!volume.isSelected)
  }

  @Test func `a model equals itself only, and its identity stays when it is saved`() throws {
    let context = try makeContext()
    let (first, second) = (Shelf(name: "A"), Shelf(name: "A"))
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
    let identity = first.persistentModelID
    context.insert(first)
    try context.save()
    #expect(first.persistentModelID == identity)
    #expect(first.id == identity)
    #expect(identity.entityName == "Shelf")
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(identity)) == identity)
  }

  @Test func `a class may have an id of its own`() {
    let member = Member(name: "Ada")
    #expect(type(of: member.id) == UUID.self)
    #expect(member.persistentModelID.entityName == "Member")
  }

  @Test func `a model says whether it has changes and where it is`() throws {
    let context = try makeContext()
    let shelf = Shelf()
    #expect(shelf.modelContext == nil)
    #expect(!shelf.hasChanges)
    context.insert(shelf)
    #expect(shelf.modelContext == context)
    #expect(shelf.hasChanges)
    try context.save()
    #expect(!shelf.hasChanges)
    shelf.name = "B"
    #expect(shelf.hasChanges)
    context.delete(shelf)
    #expect(shelf.isDeleted)
    try context.save()
    #expect(shelf.modelContext == nil)
    #expect(!shelf.isDeleted)
    #expect(shelf.name == "B")
  }
}
