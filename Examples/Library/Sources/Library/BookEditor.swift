import SwiftData
import SwiftUI

/// Changes a book, or discards the changes.
public struct BookEditor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Query(sort: \Author.name) private var authors: [Author]
  @Query(sort: \Genre.name) private var genres: [Genre]
  @Bindable private var book: Book

  public init(book: Book) {
    self.book = book
  }

  public var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $book.title)
        Stepper("\(book.pages) pages", value: $book.pages, in: 1...9999)
        Picker("Author", selection: $book.author) {
          Text("Unknown").tag(nil as Author?)
          ForEach(authors) { Text($0.name).tag($0 as Author?) }
        }
        Section("Genres") {
          ForEach(genres) { genre in
            Toggle(genre.name, isOn: isIn(genre))
          }
        }
        if context.hasChanges {
          Text("\(context.changedModelsArray.count) changed").foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Edit Book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            context.rollback()
            dismiss()
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            try? context.save()
            dismiss()
          }
        }
      }
    }
  }

  /// Whether the book is in a genre.
  private func isIn(_ genre: Genre) -> Binding<Bool> {
    Binding {
      book.genres.contains(genre)
    } set: { isIn in
      if isIn { book.genres.append(genre) } else { book.genres.removeAll { $0 == genre } }
    }
  }
}

#Preview("Editor", traits: .fixedLayout(width: 320, height: 560)) {
  let container = Samples.container()
  BookEditor(book: Samples.book("Emma", in: container)).modelContainer(container)
}

#Preview("Editor after a change", traits: .fixedLayout(width: 320, height: 560)) {
  let container = Samples.container()
  let book = Samples.book("Emma", in: container)
  let _ = book.title = "Emma, annotated"
  BookEditor(book: book).modelContainer(container)
}
