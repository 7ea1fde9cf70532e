import Library
import SwiftData
import SwiftUI
import Testing
import TouchstoneTesting

/// What the views do to the models, and what they show of it.
@MainActor @Suite(.snapshots) struct LibraryTests {
  private let container = Samples.container()
  private var context: ModelContext { container.mainContext }

  /// The list after the author with two books was deleted, and both books with her.
  @Test func anAuthorIsDeleted() throws {
    let name = "Charlotte Brontë"
    try context.delete(model: Author.self, where: #Predicate { $0.name == name })
    assertSnapshot(of: LibraryView().frame(width: 320, height: 480).modelContainer(container), as: .image)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 6)
  }

  /// The list as text: another context has saved a book.
  @Test func anotherContextSaves() throws {
    let other = ModelContext(container)
    other.insert(Book(isbn: "1", title: "Agnes Grey", pages: 200))
    try other.save()
    assertSnapshot(
      of: LibraryView(search: "agnes").frame(width: 320, height: 480).modelContainer(container), as: .accessibilityTree)
  }
}
