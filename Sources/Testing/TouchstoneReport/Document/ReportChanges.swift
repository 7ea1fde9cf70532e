import TouchstoneSnapshots

/// Numbers the changes behind failures, so that equal ones can be judged at once.
///
/// Failures are one change if they have the same edits, or, where these are not known, if all that changed is the same words
/// or the same lines of text, or if the same kind of change is in the same place of one view in its variants: light and
/// dark, at several scales.
struct ReportChanges {
  /// The properties that equal changes have in common, but for their place.
  private struct Kind: Hashable {
    var reason: SnapshotFailure.Reason?
    var kinds: Set<String>
    /// The old and the new contents of texts.
    var words: Set<[String]>
    /// The difference of a golden that is text.
    var patch: String?
    /// The edits of the views, without places.
    var edits: Set<ViewEdit.Signature>
    /// The test and its argument; empty where words or a patch account for everything that changed.
    var subject: [String]
  }

  /// Edges in points.
  private struct Box {
    var left, top, right, bottom: Double

    init(_ regions: [RegionSummary], scale: Double) {
      left = Double(regions.map(\.x).min() ?? 0) / scale
      top = Double(regions.map(\.y).min() ?? 0) / scale
      // A log may hold any numbers, so their sums may overflow an integer.
      right = (regions.map { Double($0.x) + Double($0.width) }.max() ?? 0) / scale
      bottom = (regions.map { Double($0.y) + Double($0.height) }.max() ?? 0) / scale
    }

    /// Whether each edge is within two points: edges are those of pixels, which scales place differently.
    func isNear(_ other: Box) -> Bool {
      zip([left, top, right, bottom], [other.left, other.top, other.right, other.bottom])
        .allSatisfy { abs($0 - $1) <= 2 }
    }
  }

  private var known: [Kind: [(box: Box, number: Int)]] = [:]
  /// The number of changes found so far.
  private(set) var count = 0

  /// The number of an entry's change, from 1. Failures without a measured difference are changes of their own.
  mutating func number(of entry: ReportEntry) -> Int {
    let patch = entry.texts?.difference
    let edits = Set((entry.edits ?? []).filter { !$0.isConsequence }.flatMap(\.signatures))
    guard !entry.regions.isEmpty || patch != nil || !edits.isEmpty else {
      count += 1
      return count
    }
    let words = Set(entry.regions.compactMap(\.text))
    // Beside the same words something else may have changed: then the place decides as well.
    let hasValues = !edits.isEmpty && edits.allSatisfy { $0.before != nil || $0.after != nil }
    let isKnownByContent = patch != nil || hasValues || edits.isEmpty && entry.regions.allSatisfy { $0.text != nil }
    let kind = Kind(
      reason: entry.reason, kinds: edits.isEmpty ? Set(entry.regions.map { Self.family($0.kind) }) : [],
      words: edits.isEmpty ? words : [], patch: patch, edits: edits,
      subject: isKnownByContent ? [] : [entry.target, entry.suite, entry.test, entry.argument ?? ""])
    let box = Box(entry.regions, scale: entry.scale > 0 ? entry.scale : 1)
    if let equal = known[kind, default: []].first(where: { isKnownByContent || $0.box.isNear(box) }) {
      return equal.number
    }
    count += 1
    known[kind, default: []].append((box, count))
    return count
  }

  /// Kinds that differ only by scale count as one.
  private static func family(_ kind: String?) -> String {
    switch kind {
    case "recolored", "rerasterized", "replaced": "appearance"
    default: kind ?? ""
    }
  }
}
