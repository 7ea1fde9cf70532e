import SwiftData
import SwiftUI

/// What the list of books is sorted by.
public enum BookOrder: String, CaseIterable {
  case title = "Title"
  case length = "Length"
}

/// All books, to search and to sort.
public struct LibraryView: View {
  @State private var search: String
  @State private var order: BookOrder

  public init(search: String = "", order: BookOrder = .title) {
    _search = State(initialValue: search)
    _order = State(initialValue: order)
  }

  public var body: some View {
    NavigationStack {
      BookList(search: search, order: order)
        .navigationTitle("Library")
        .searchable(text: $search)
        .toolbar {
          Picker("Sort by", selection: $order) {
            ForEach(BookOrder.allCases, id: \.self) { Text($0.rawValue) }
          }
        }
    }
  }
}

/// The books that a search finds.
public struct BookList: View {
  @Environment(\.modelContext) private var context
  @Query private var books: [Book]
  private let search: String

  public init(search: String, order: BookOrder) {
    self.search = search
    let title = SortDescriptor(\Book.title)
    _books = Query(
      filter: #Predicate {
        search.isEmpty || $0.title.localizedStandardContains(search)
          || ($0.author?.name.localizedStandardContains(search) ?? false)
      },
      sort: order == .title ? [title] : [SortDescriptor(\Book.pages, order: .reverse), title],
      animation: .default)
  }

  public var body: some View {
    if books.isEmpty {
      if search.isEmpty {
        ContentUnavailableView(
          "No Books", systemImage: "books.vertical", description: Text("Books that you add appear here."))
      } else {
        ContentUnavailableView.search(text: search)
      }
    } else {
      List {
        ForEach(books) { book in
          NavigationLink {
            BookDetail(book: book)
          } label: {
            BookRow(book: book)
          }
        }
        .onDelete { offsets in
          for index in offsets { context.delete(books[index]) }
        }
      }
    }
  }
}

/// A book in a list.
struct BookRow: View {
  let book: Book

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(book.title)
        Text(book.author?.name ?? "Unknown author").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if book.isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
      Text("\(book.pages) p.").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

#Preview("Books", traits: .fixedLayout(width: 320, height: 560)) {
  LibraryView().modelContainer(Samples.container())
}

#Preview("By length", traits: .fixedLayout(width: 320, height: 560)) {
  LibraryView(order: .length).modelContainer(Samples.container())
}

#Preview("Search for an author", traits: .fixedLayout(width: 320, height: 560)) {
  LibraryView(search: "bronte").modelContainer(Samples.container())
}

#Preview("Search without results", traits: .fixedLayout(width: 320, height: 560)) {
  LibraryView(search: "Xylophone").modelContainer(Samples.container())
}

#Preview("Empty", traits: .fixedLayout(width: 320, height: 560)) {
  LibraryView().modelContainer(for: Book.self, inMemory: true)
}
