import TouchstoneSnapshots

/// Entries whose pictures were not kept, as columns. The page makes entries of them again when they are looked at, without what
/// the pictures of the same causes show.
///
/// A list of a few long texts and numbers is read many times faster than one of as many objects.
struct ShortEntries: Encodable {
  /// The values that the entries of one test and cause have in common.
  struct Group: Hashable, Encodable {
    /// The texts around the id in the path of the golden, by their index; or the whole path, if the id is not in it.
    var around: [Int]
    /// The target, the suite, the test, the source, the size and the reason, by the index of the text.
    var shared: [Int]
    var change: Int
    var causes: [Int]
    var causeViews: [[Int]]?
    /// By the index of the text.
    var owners: [Int]?
    var scale: Double
  }

  /// The texts that groups name by their index.
  private(set) var texts: [String] = []
  private(set) var groups: [Group] = []
  /// By the number of an entry: its group, and what is its own.
  private(set) var group: [Int] = []
  private(set) var ids: [String] = []
  /// By the index of the text.
  private(set) var measures: [Int] = []
  private(set) var arguments: [String?] = []
  private(set) var variants: [String] = []
  private(set) var severities: [Double] = []
  /// The digests, one after the other: 64 digits each.
  private(set) var digests = ""
  /// The places of the entries that are not here, in the list of all.
  private(set) var places: [Int] = []

  private var knownTexts: [String: Int] = [:]
  private var knownGroups: [Group: Int] = [:]

  private enum CodingKeys: String, CodingKey {
    case texts, groups, group, ids, measures, arguments, variants, severities, digests, places
  }

  /// Returns whether the columns say all that the page must know of an entry.
  static func canHold(_ entry: ReportEntry) -> Bool {
    entry.isUnkept == true && entry.acceptable && entry.key == entry.golden && entry.film == nil
      && entry.digest?.utf8.count == 64
      && !entry.facts.contains { ["Warning", "Made with"].contains($0.name) }
  }

  init(_ entries: [ReportEntry]) {
    for (place, entry) in entries.enumerated() {
      if Self.canHold(entry) { add(entry) } else { places.append(place) }
    }
  }

  private mutating func add(_ entry: ReportEntry) {
    let name = entry.golden.firstRange(of: entry.id)
    let around = name.map { [entry.golden[..<$0.lowerBound], entry.golden[$0.upperBound...]] } ?? [entry.golden[...]]
    let shared = [
      entry.target, entry.suite, entry.test, entry.source, entry.size, entry.reason?.rawValue ?? "",
    ].map { index(of: $0) }
    let group = Group(
      around: around.map { index(of: String($0)) }, shared: shared, change: entry.change ?? 0, causes: entry.causes,
      causeViews: entry.causeViews, owners: entry.owners?.map { index(of: $0) }, scale: entry.scale)
    self.group.append(index(of: group))
    ids.append(entry.id)
    measures.append(index(of: entry.measure))
    arguments.append(entry.argument)
    variants.append(entry.variant)
    severities.append((entry.severity * 1000).rounded() / 1000)
    digests += entry.digest ?? ""
  }

  private mutating func index(of text: String) -> Int {
    if let index = knownTexts[text] { return index }
    knownTexts[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  private mutating func index(of group: Group) -> Int {
    if let index = knownGroups[group] { return index }
    knownGroups[group] = groups.count
    groups.append(group)
    return groups.count - 1
  }
}
