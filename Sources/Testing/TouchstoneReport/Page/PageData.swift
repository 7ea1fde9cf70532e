/// The data of a page: the document, its coverage, and a short form of entries, thousands of which may share a cause.
struct PageData {
  /// The number of entries without pictures from which on they are written in short.
  static let shortFrom = 300

  private(set) var document: ReportDocument
  /// Nil if there are few.
  private(set) var short: ShortEntries?
  /// Nil if it is not known.
  let coverage: PageCoverage?

  init(_ document: ReportDocument) {
    coverage = document.coverage.map { PageCoverage($0, entries: document.entries) }
    self.document = document
    self.document.coverage = nil
    guard document.entries.count(where: ShortEntries.canHold) >= Self.shortFrom else { return }
    short = ShortEntries(document.entries)
    self.document.entries.removeAll(where: ShortEntries.canHold)
  }
}
