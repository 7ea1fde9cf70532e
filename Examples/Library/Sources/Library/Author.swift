import SwiftData

/// Who wrote books; they go with their author.
@Model
public final class Author {
  public var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.author) public var books: [Book] = []

  public init(name: String) {
    self.name = name
  }
}
