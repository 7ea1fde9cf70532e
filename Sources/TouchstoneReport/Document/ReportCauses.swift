import TouchstoneSnapshots

/// Finds what failures have in common.
///
/// Edits that differ only in their place are one cause. A snapshot has as many causes as edits; one without known edits has
/// what ``ReportChanges`` finds in its regions.
struct ReportCauses {
  /// The most types that a cause names.
  private static let viewLimit = 20

  private enum Key: Hashable {
    case edit(ViewEdit.Signature)
    case change(Int)
  }

  private struct Cause {
    var key: Key
    var words: String
    var edit: ViewEdit?
    var entries: [Int] = []
    var types: [String: (view: PlacedView, entries: Set<Int>)] = [:]
  }

  private(set) var causes: [ReportCause] = []

  /// Numbers the causes of failed entries, worst first, and notes them in the entries.
  ///
  /// - Parameters:
  ///   - entries: The entries, with the numbers of their changes.
  ///   - build: Knows the addresses of lines.
  ///   - owners: Knows the owners of files.
  init(of entries: inout [ReportEntry], build: ReportBuild?, owners: CodeOwners?) {
    var places: [Key: Int] = [:]
    var found: [Cause] = []
    func note(_ key: Key, _ entry: Int, _ edit: ViewEdit?, _ view: PlacedView?, words: @autoclosure () -> String) {
      let place = places[key] ?? found.count
      if place == found.count {
        places[key] = place
        found.append(Cause(key: key, words: words(), edit: edit))
      }
      if found[place].entries.last != entry { found[place].entries.append(entry) }
      if let view, let type = view.type {
        found[place].types[type, default: (view, [])].entries.insert(entry)
      }
    }
    for (index, entry) in entries.enumerated() where entry.status == .failed {
      let edits = (entry.edits ?? []).filter { !$0.isConsequence }
      for edit in edits { note(.edit(edit.signature), index, edit, edit.view, words: edit.causeWords) }
      if edits.isEmpty, let change = entry.change {
        for view in entry.regions.isEmpty ? [nil] : entry.regions.map(\.view) {
          note(.change(change), index, nil, view, words: Self.words(of: entry))
        }
      }
    }
    // The row of a snapshot says all that is known of its own.
    found.removeAll { $0.edit == nil && $0.entries.count == 1 }
    found.sort { ($1.entries.count, $0.entries[0]) < ($0.entries.count, $1.entries[0]) }
    for (index, cause) in found.enumerated() {
      for entry in cause.entries { entries[entry].causes.append(index + 1) }
    }
    causes = found.enumerated().map { index, cause in
      let kept = cause.entries.filter { entries[$0].isUnkept != true }
      let example = kept.first { entries[$0].causes.count == 1 } ?? kept.first ?? cause.entries[0]
      return Self.cause(
        cause, number: index + 1, example: entries[example].key,
        sharedCount: cause.entries.count { entries[$0].causes.count > 1 }, build, owners)
    }
  }

  private static func cause(
    _ cause: Cause, number: Int, example: String, sharedCount: Int, _ build: ReportBuild?, _ owners: CodeOwners?
  ) -> ReportCause {
    let views = cause.types.sorted { ($1.value.entries.count, $0.key) < ($0.value.entries.count, $1.key) }
      .map { type, found in
        let source = found.view.source
        let file = source.flatMap { $0.lastIndex(of: ":").map { end in String(source?[..<end] ?? "") } }
        return ReportCause.Owner(
          type: type, source: source, link: source.flatMap { build?.link(to: $0) },
          owners: file.flatMap { owners?.owners(of: $0) } ?? [], count: found.entries.count)
      }
    var all: [String] = []
    for owner in views.flatMap(\.owners) where !all.contains(owner) { all.append(owner) }
    return ReportCause(
      number: number, words: cause.words, kind: cause.edit?.kind, before: cause.edit?.signature.before,
      after: cause.edit?.signature.after, view: cause.edit?.signature.view, count: cause.entries.count,
      sharedCount: sharedCount,
      views: Array(views.prefix(viewLimit)), viewCount: views.count, owners: all, example: example)
  }

  /// What happened to an entry without known edits: `“Follow” → “Following”`, `Recoloured: Image`, `no golden`.
  private static func words(of entry: ReportEntry) -> String {
    if entry.reason == .differs || entry.reason == .size, let words = entry.regions.lazy.compactMap(\.words).first {
      return words
    }
    return entry.measure.isEmpty ? entry.reason?.rawValue ?? "failed" : entry.measure
  }
}

extension ViewEdit {
  /// The edit as a cause: with the colours that differ alone, and with the view where the edit says little without it.
  fileprivate var causeWords: String {
    var edit = self
    (edit.before, edit.after) = (signature.before, signature.after)
    let name = signature.view == nil ? nil : view.typeName ?? view.name
    return edit.words + (name.map { kind == .inserted || kind == .removed ? " in \($0)" : ": \($0)" } ?? "")
  }
}
