import SwiftData
import SwiftUI

/// A book with what it is related to.
public struct BookDetail: View {
  @Bindable private var book: Book
  @State private var isEditing = false

  public init(book: Book) {
    self.book = book
  }

  public var body: some View {
    Form {
      Section {
        LabeledContent("Author", value: book.author?.name ?? "Unknown")
        LabeledContent("Pages", value: book.pages, format: .number)
        LabeledContent("ISBN", value: book.isbn)
        Toggle("Favorite", isOn: $book.isFavorite)
        if let finished = book.finished {
          LabeledContent("Finished") { Text(finished, format: .dateTime.day().month().year()) }
        }
      }
      if !book.genres.isEmpty {
        Section("Genres") {
          ForEach(book.genres.sorted { $0.name < $1.name }) { genre in
            LabeledContent(genre.name, value: "\(genre.books.count) books")
          }
        }
      }
      if let others = book.author?.books.filter({ $0 != book }), !others.isEmpty {
        Section("By the same author") {
          ForEach(others) { Text($0.title) }
        }
      }
    }
    .navigationTitle(book.title)
    .toolbar { Button("Edit") { isEditing = true } }
    .sheet(isPresented: $isEditing) { BookEditor(book: book) }
  }
}

#Preview("Book", traits: .fixedLayout(width: 320, height: 620)) {
  let container = Samples.container()
  NavigationStack { BookDetail(book: Samples.book("Jane Eyre", in: container)) }.modelContainer(container)
}
