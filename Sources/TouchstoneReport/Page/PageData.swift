import TouchstoneSnapshots

/// The data of a page: the document, with the entries in short of which thousands may share a cause.
struct PageData: Encodable {
  /// The number of entries without pictures from which on they are written in short.
  static let shortFrom = 300

  private var document: ReportDocument
  private var short: ShortEntries?

  init(_ document: ReportDocument) {
    self.document = document
    guard document.entries.count(where: ShortEntries.canHold) >= Self.shortFrom else { return }
    short = ShortEntries(document.entries)
    self.document.entries.removeAll(where: ShortEntries.canHold)
  }

  private enum CodingKeys: String, CodingKey { case short }

  func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(short, forKey: .short)
  }
}

/// Entries whose pictures were not kept, as rows of numbers and of texts that many share. The page makes entries of them
/// again, without what the pictures of the same causes show.
struct ShortEntries: Encodable {
  /// The texts that rows name by their index.
  private var texts: [String] = []
  private var rows: [Row] = []

  private var known: [String: Int] = [:]

  private enum CodingKeys: String, CodingKey { case texts, rows }

  /// Returns whether a row says all that the page must know of an entry.
  static func canHold(_ entry: ReportEntry) -> Bool {
    entry.isUnkept == true && entry.acceptable && entry.key == entry.golden && entry.film == nil
      && !entry.facts.contains { ["Warning", "Made with"].contains($0.name) }
  }

  init(_ entries: [ReportEntry]) {
    for (place, entry) in entries.enumerated() where Self.canHold(entry) {
      rows.append(row(of: entry, at: place))
    }
  }

  private mutating func index(of text: String) -> Int {
    if let index = known[text] { return index }
    known[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  private mutating func row(of entry: ReportEntry, at place: Int) -> Row {
    // Most goldens are named after their snapshot: the same texts stand around the name in all of them.
    let around = entry.golden.firstRange(of: entry.id).map {
      [entry.golden[..<$0.lowerBound], entry.golden[$0.upperBound...]]
    }
    let golden = (around ?? [entry.golden[...]]).map { index(of: String($0)) }
    let shared = [
      entry.target, entry.suite, entry.test, entry.source, entry.measure, entry.size, entry.reason?.rawValue ?? "",
    ].map { index(of: $0) }
    return Row(
      place: place, id: entry.id, golden: golden, shared: shared, argument: entry.argument, variant: entry.variant,
      change: entry.change ?? 0, causes: entry.causes, severity: (entry.severity * 1000).rounded() / 1000,
      scale: entry.scale, digest: entry.digest ?? "")
  }

  /// In the order in which `ShortEntry` of the page reads it.
  private struct Row: Encodable {
    var place: Int
    var id: String
    var golden: [Int]
    var shared: [Int]
    var argument: String?
    var variant: String
    var change: Int
    var causes: [Int]
    var severity: Double
    var scale: Double
    var digest: String

    func encode(to encoder: any Encoder) throws {
      var row = encoder.unkeyedContainer()
      try row.encode(place)
      try row.encode(id)
      try row.encode(golden)
      try row.encode(shared)
      try row.encode(argument)
      try row.encode(variant)
      try row.encode(change)
      try row.encode(causes)
      try row.encode(severity)
      try row.encode(scale)
      try row.encode(digest)
    }
  }
}
