/// The data of a page: the document, and in short the entries of which thousands may share a cause.
struct PageData {
  /// The number of entries without pictures from which on they are written in short.
  static let shortFrom = 300

  private(set) var document: ReportDocument
  /// Nil if there are few.
  private(set) var short: ShortEntries?

  init(_ document: ReportDocument) {
    self.document = document
    guard document.entries.count(where: ShortEntries.canHold) >= Self.shortFrom else { return }
    short = ShortEntries(document.entries)
    self.document.entries.removeAll(where: ShortEntries.canHold)
  }
}
