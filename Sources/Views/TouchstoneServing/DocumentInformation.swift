public import Foundation

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
  /// The language of its texts, for programs that read it aloud; `nil` for that of the request's locale.
  public var language: Locale.Language?

  /// Creates information.
  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
    language: Locale.Language? = nil
  ) {
    self.language = language
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
  }

  /// The information in one line for a digest; the lengths keep one from reading as another.
  var words: String {
    [title, author, subject, keywords, language?.minimalIdentifier]
      .map { $0.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined(separator: " ")
  }
}
