package import TouchstoneSnapshots

/// The common cause of failures: one edit of views, such as a colour that is another one; or, where no edit is known,
/// the same difference of pixels or texts in several snapshots.
package struct ReportCause: Codable, Hashable, Sendable {
  /// A user's type whose views have the edit.
  package struct Owner: Codable, Hashable, Sendable {
    /// The name with its module: `Shop.PriceTag`.
    package var type: String
    /// The place of its declaration, relative to the package: `Sources/Shop/PriceTag.swift:12`.
    package var source: String?
    /// The address of that line, if the server is known.
    package var link: String?
    /// The owners of the file, by `CODEOWNERS`: `@team/design`.
    package var owners: [String]
    /// The number of snapshots.
    package var count: Int
  }

  /// The number in the order of the report, from 1: first the cause that most snapshots have.
  package var number: Int
  /// `colour #0059CC → #0087FF`.
  package var words: String
  /// The kind of edit; nil where none is known.
  package var kind: ViewEdit.Kind?
  package var before: String?
  package var after: String?
  /// The view that the edit is of, where edits of other views are other causes.
  package var view: String?
  /// The same change with other values, such as those of the dark appearance; nil if there are none.
  package var variants: [ViewEdit.Signature]?
  /// The number of failed snapshots.
  package var count: Int
  /// The number of snapshots that have other causes as well.
  package var sharedCount: Int
  /// The types of the views, those of most snapshots first; of many the first ones.
  package var views: [Owner]
  /// The number of types before ``views`` was cut.
  package var viewCount: Int
  /// The owners of these types, each once.
  package var owners: [String]
  /// The key of the entry that shows it best: the worst one with no other cause, if there is one.
  package var example: String
}
