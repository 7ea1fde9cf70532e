/// What a PDF file says about itself.
public struct DocumentInformation: Hashable, Sendable {
  /// The title, which viewers show instead of the name of the file.
  public var title: String?
  /// The author.
  public var author: String?
  /// What the document is about.
  public var subject: String?
  /// Words to find it by.
  public var keywords: String?

  /// Creates information.
  public init(title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
  }

  /// The information in one line for a digest; the lengths keep one from reading as another.
  var words: String {
    [title, author, subject, keywords].map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: " ")
  }
}
