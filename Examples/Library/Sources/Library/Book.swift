import Foundation
import SwiftData

/// A book of the library.
@Model
public final class Book {
  @Attribute(.unique) public var isbn: String
  public var title: String
  public var pages: Int
  public var isFavorite = false
  public var finished: Date?
  public var notes = ""
  public var author: Author?
  @Relationship(inverse: \Genre.books) public var genres: [Genre] = []

  public init(isbn: String, title: String, pages: Int, author: Author? = nil, finished: Date? = nil) {
    self.isbn = isbn
    self.title = title
    self.pages = pages
    self.author = author
    self.finished = finished
  }
}
