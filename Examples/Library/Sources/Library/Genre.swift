import SwiftData

/// What a book is about.
@Model
public final class Genre {
  @Attribute(.unique) public var name: String
  public var books: [Book] = []

  public init(name: String) {
    self.name = name
  }
}
