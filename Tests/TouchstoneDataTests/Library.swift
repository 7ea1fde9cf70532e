import SwiftData
import SwiftUI

// The models of the tests: one of each kind of relation.

@Model final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []

  init(name: String = "") { self.name = name }
}

@Model final class Volume {
  var title: String = "Untitled"
  var pages = 0
  var due: Date?
  @Transient var isSelected = false
  var shelf: Shelf?
  var labels: [Label]? = []
  @Relationship(deleteRule: .cascade) var cover: Cover?
  /// No variable leads back.
  var sequel: Volume?

  init(title: String = "Untitled", pages: Int = 0, shelf: Shelf? = nil) {
    self.title = title
    self.pages = pages
    self.shelf = shelf
  }
}

@Model final class Label {
  @Attribute(.unique) var name: String
  @Relationship(inverse: \Volume.labels) var volumes: [Volume] = []

  init(name: String) { self.name = name }
}

@Model final class Cover {
  var color: String
  var volume: Volume?

  init(color: String = "") { self.color = color }
}

/// A member who cannot leave while he has loans.
@Model final class Member {
  var id: UUID = UUID()
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Loan.member) var loans: [Loan] = []

  init(name: String) { self.name = name }
}

@Model final class Loan {
  #Unique<Loan>([\.number, \.year])

  var number: Int
  var year: Int
  var note = ""
  /// Not optional: a loan without a member is none.
  var member: Member

  init(number: Int, year: Int = 2026, member: Member) {
    (self.number, self.year, self.member) = (number, year, member)
  }
}

/// A card whose number may be missing.
@Model final class Card {
  @Attribute(.unique) var number: String?
  var owner: String

  init(number: String? = nil, owner: String) { (self.number, self.owner) = (number, owner) }
}

/// A chain that is deleted with its beginning; no variable leads back.
@Model final class Link {
  @Relationship(deleteRule: .cascade) var next: Link?

  init() {}
}

/// An empty context for the models of the tests.
func makeContext() throws -> ModelContext { ModelContext(try makeContainer()) }

func makeContainer() throws -> ModelContainer { try ModelContainer(for: Shelf.self, Member.self) }
