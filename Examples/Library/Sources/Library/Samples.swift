import Foundation
import SwiftData

/// Books for previews and tests.
@MainActor
public enum Samples {
  private static let books: [(author: String, title: String, pages: Int, genres: [String])] = [
    ("Jane Austen", "Emma", 474, ["Romance", "Satire"]),
    ("Charlotte Brontë", "Villette", 657, ["Romance"]),
    ("Charlotte Brontë", "Jane Eyre", 532, ["Gothic", "Romance"]),
    ("Emily Brontë", "Wuthering Heights", 416, ["Gothic"]),
    ("Jules Verne", "20,000 Leagues under the Sea", 394, ["Adventure"]),
    ("Jules Verne", "Five Weeks in a Balloon", 290, ["Adventure"]),
  ]

  /// A container with some books, all of them saved. It saves nothing by itself, so that pictures show what tests change.
  public static func container() -> ModelContainer {
    let container: ModelContainer
    do {
      container = try ModelContainer(
        for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = container.mainContext
      context.autosaveEnabled = false
      var (authors, genres): ([String: Author], [String: Genre]) = ([:], [:])
      for (index, sample) in books.enumerated() {
        let author = authors[sample.author] ?? Author(name: sample.author)
        authors[sample.author] = author
        let book = Book(isbn: "978-0-00-00000\(index)-0", title: sample.title, pages: sample.pages, author: author)
        context.insert(book)
        for name in sample.genres {
          let genre = genres[name] ?? Genre(name: name)
          genres[name] = genre
          book.genres.append(genre)
        }
        if index % 3 == 2 {
          book.isFavorite = true
          book.finished = Date(timeIntervalSince1970: 1_700_000_000)
        }
      }
      try context.save()
    } catch {
      fatalError("The samples could not be made: \(error)")
    }
    return container
  }

  /// A book of a container, by its title.
  public static func book(_ title: String, in container: ModelContainer) -> Book {
    let descriptor = FetchDescriptor<Book>(predicate: #Predicate { $0.title == title })
    guard let book = try? container.mainContext.fetch(descriptor).first else {
      fatalError("There is no sample “\(title)”.")
    }
    return book
  }
}
