import Foundation

/// What git says of a commit. Authors write it themselves: nothing here is proof of who they are.
struct CommitInfo: Hashable, Encodable {
  /// The hash.
  let commit: String
  /// The author: `Ann <ann@example.org>`.
  let author: String
  /// When the author made it, in ISO 8601.
  let date: String
  /// The first line of the message.
  let subject: String
  /// Whether the clone has the commit's parents. Where it has not, all files of the commit look as if it had added them.
  private(set) var hasHistory = true

  /// The format of git's in which ``init(_:isShallow:)`` reads a commit.
  static let format = "%H%x00%P%x00%an <%ae>%x00%aI%x00%s"

  /// Reads what git prints in ``format``; nil if it is something else.
  init?(_ line: some StringProtocol, isShallow: Bool) {
    let fields = String(line).split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5 else { return nil }
    self.init(commit: fields[0], author: fields[2], date: fields[3], subject: fields[4])
    hasHistory = !isShallow || !fields[1].isEmpty
  }

  init(commit: String, author: String, date: String, subject: String) {
    (self.commit, self.author, self.date, self.subject) = (commit, author, date, subject)
  }

  private enum CodingKeys: String, CodingKey {
    case commit, author, date, subject
  }

  /// The beginning of the hash, as git shows it.
  var short: String { String(commit.prefix(10)) }

  /// Returns the last commit that changed a file; nil if there is none, or if the clone does not have it.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the folder.
  ///   - folder: A folder of the repository.
  static func last(changing path: String, in folder: URL) -> CommitInfo? {
    guard let line = line(format, ["HEAD", "--", ":(literal)\(path)"], in: folder) else { return nil }
    return CommitInfo(line, isShallow: isShallow(folder)).flatMap { $0.hasHistory ? $0 : nil }
  }

  /// Returns what git says of the last commit in a format of `git log`; nil if there is none.
  static func line(_ format: String, _ words: [String], in folder: URL) -> String? {
    Git.output(["log", "-1", "--no-show-signature", "--format=\(format)"] + words, in: folder)
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether a clone lacks the beginning of its history.
  static func isShallow(_ folder: URL) -> Bool {
    Git.output(["rev-parse", "--is-shallow-repository"], in: folder) == "true"
  }
}
