import TouchstoneSnapshots

/// Finds what failures have in common.
///
/// Edits that differ only in their place are one cause, and so are those that ``CauseVariants`` finds to be one change with
/// several values. A snapshot has as many causes as edits; one without known edits has what ``ReportChanges`` finds in its
/// regions, and one with more edits than a run log keeps has a cause for the others, which no one should accept without a look.
struct ReportCauses {
  /// The most types that a cause names, and the most other values of a change in its words.
  private static let (viewLimit, variantLimit) = (20, 1)
  /// The number of colours of a view from which on they are taken for a scale.
  private static let scaleLength = 6

  private enum Key: Hashable {
    case edit(ViewEdit.Signature)
    case change(Int)
    case unlisted
  }

  private struct Cause {
    var key: Key
    /// The change in words, where no edit is known.
    var words: String
    /// The edits, by what they have in common: those that are one change, with the numbers of their snapshots.
    var edits: [ViewEdit.Signature: (first: ViewEdit, entries: Set<Int>)] = [:]
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
    var found = Self.joiningScales(of: Self.found(in: entries))
    for cause in found {
      for (_, type) in cause.types.sorted(by: { $0.key < $1.key }) {
        for owner in Self.owners(of: type.view, owners) {
          for entry in type.entries where entries[entry].owners?.contains(owner) != true {
            entries[entry].owners = (entries[entry].owners ?? []) + [owner]
          }
        }
      }
    }
    // The row of a snapshot says all that is known of its own.
    found.removeAll { $0.edits.isEmpty && $0.key != .unlisted && $0.entries.count == 1 }
    found.sort { ($1.entries.count, $0.entries[0]) < ($0.entries.count, $1.entries[0]) }
    for (index, cause) in found.enumerated() {
      for entry in cause.entries { entries[entry].causes.append(index + 1) }
    }
    causes = found.enumerated().map { index, cause in
      let kept = cause.entries.filter { entries[$0].isUnkept != true }
      let example = kept.first { entries[$0].causes.count == 1 } ?? kept.first ?? cause.entries[0]
      return Self.cause(
        cause, number: index + 1, example: entries[example].key,
        sharedCount: cause.entries.count { entries[$0].causes.count > 1 }, entries, build, owners)
    }
    for (cause, found) in zip(causes, found) { Self.noteViews(of: cause, found, in: &entries) }
  }

  /// Notes in the entries of a cause which of its views are those of their own edits.
  private static func noteViews(of cause: ReportCause, _ found: Cause, in entries: inout [ReportEntry]) {
    for (place, view) in cause.views.enumerated() {
      for entry in found.types[view.type]?.entries ?? [] {
        guard let index = entries[entry].causes.firstIndex(of: cause.number) else { continue }
        var views = entries[entry].causeViews ?? entries[entry].causes.map { _ in [] }
        views[index].append(place)
        entries[entry].causeViews = views
      }
    }
  }

  /// The owners of the file that declares a view.
  private static func owners(of view: PlacedView, _ owners: CodeOwners?) -> [String] {
    guard let owners, let source = view.source, let end = source.lastIndex(of: ":") else { return [] }
    return owners.owners(of: String(source[..<end]))
  }

  private static func found(in entries: [ReportEntry]) -> [Cause] {
    let variants = CauseVariants(of: entries)
    var places: [Key: Int] = [:]
    var found: [Cause] = []
    func note(_ key: Key, _ entry: Int, _ view: PlacedView?, words: @autoclosure () -> String = "") -> Int {
      let place = places[key] ?? found.count
      if place == found.count {
        places[key] = place
        found.append(Cause(key: key, words: words()))
      }
      if found[place].entries.last != entry { found[place].entries.append(entry) }
      if let view, let type = view.type {
        found[place].types[type, default: (view, [])].entries.insert(entry)
      }
      return place
    }
    for (index, entry) in entries.enumerated() where entry.status == .failed {
      // What stands for a missing symbol or image is not a change of the view, and cannot be accepted.
      let edits = entry.reason == .value ? [] : (entry.edits ?? []).filter { !$0.isConsequence }
      for edit in edits {
        for signature in edit.signatures {
          let place = note(.edit(variants.root(of: signature)), index, edit.view)
          found[place].edits[signature, default: (edit, [])].entries.insert(index)
        }
      }
      if edits.isEmpty, let change = entry.change {
        for view in entry.regions.isEmpty ? [nil] : entry.regions.map(\.view) {
          _ = note(.change(change), index, view, words: words(of: entry))
        }
      }
      if entry.hasMoreEdits == true { _ = note(.unlisted, index, nil, words: "more changes than are listed") }
    }
    return found
  }

  /// Makes one cause of the colours of a scale, such as that of a heat map: many that differ in the same snapshots, in the views
  /// of one type alone. They are computed from few, which are seen nowhere.
  private static func joiningScales(of causes: [Cause]) -> [Cause] {
    struct Scale: Hashable {
      var type: String
      var entries: [Int]
    }
    var places: [Scale: [Int]] = [:]
    for (place, cause) in causes.enumerated() {
      guard cause.types.count == 1, let type = cause.types.keys.first, !cause.edits.isEmpty,
        cause.edits.keys.allSatisfy({ $0.kind == .paint })
      else { continue }
      places[Scale(type: type, entries: cause.entries), default: []].append(place)
    }
    var joined = causes
    var others: Set<Int> = []
    for scale in places.values where scale.count >= scaleLength {
      for place in scale.dropFirst() {
        joined[scale[0]].edits.merge(causes[place].edits) { first, _ in first }
        others.insert(place)
      }
    }
    return joined.indices.filter { !others.contains($0) }.map { joined[$0] }
  }

  private static func cause(
    _ cause: Cause, number: Int, example: String, sharedCount: Int, _ entries: [ReportEntry], _ build: ReportBuild?,
    _ owners: CodeOwners?
  ) -> ReportCause {
    let views = cause.types.sorted { ($1.value.entries.count, $0.key) < ($0.value.entries.count, $1.key) }
      .map { type, found in
        ReportCause.Owner(
          type: type, source: found.view.source, link: found.view.source.flatMap { build?.link(to: $0) },
          owners: Self.owners(of: found.view, owners), count: found.entries.count)
      }
    var all: [String] = []
    for owner in views.flatMap(\.owners) where !all.contains(owner) { all.append(owner) }
    // First the values that most snapshots have.
    let edits = cause.edits.sorted {
      ($1.value.entries.count, $0.value.entries.min() ?? 0, $0.key.before ?? "", $0.key.after ?? "")
        < ($0.value.entries.count, $1.value.entries.min() ?? 0, $1.key.before ?? "", $1.key.after ?? "")
    }
    let main = edits.first
    func isDark(_ snapshots: Set<Int>) -> Bool {
      // Some views are dark in both appearances.
      snapshots.count { entries[$0].appearance == .dark } * 2 > snapshots.count
    }
    let others = edits.dropFirst().filter { $0.key.hasValues }.map { signature, edit in
      (isDark(edit.entries) && main.map { !isDark($0.value.entries) } ?? false ? "dark " : "") + signature.values
    }
    let rest = others.count - variantLimit
    let words =
      [main.map { $0.key.words(of: $0.value.first) } ?? cause.words] + others.prefix(variantLimit)
      + (rest > 0 ? ["and \(rest) more"] : [])
    return ReportCause(
      number: number, words: words.joined(separator: ", "), kind: main?.key.kind, before: main?.key.before,
      after: main?.key.after, view: main?.key.view, variants: edits.count < 2 ? nil : edits.dropFirst().map(\.key),
      count: cause.entries.count, sharedCount: sharedCount,
      views: Array(views.prefix(viewLimit)), viewCount: views.count, owners: all, example: example)
  }

  /// Returns in words the change of an entry without known edits: `“Follow” → “Following”`, `Recoloured: Image`, `no
  /// golden`.
  private static func words(of entry: ReportEntry) -> String {
    if entry.reason == .differs || entry.reason == .size, let words = entry.regions.lazy.compactMap(\.words).first {
      return words
    }
    return entry.measure.isEmpty ? entry.reason?.rawValue ?? "failed" : entry.measure
  }
}

extension ViewEdit.Signature {
  fileprivate var hasValues: Bool { before != nil || after != nil }

  /// A cause in words: with the view of an edit where it says little without it.
  fileprivate func words(of edit: ViewEdit) -> String {
    let words = ViewEdit(kind, before: before, after: after, view: edit.view).words
    guard view != nil else { return words }
    let (name, type) = (edit.view.name, edit.view.typeName ?? edit.view.name)
    // A view that came or went as a whole is in another one.
    if words == "\(kind.rawValue) \(type)" { return words }
    let isWithin = kind == .inserted || kind == .removed || name != type
    // Values are the same in all parts of a view; where there are none, the part is all that is known.
    let part = hasValues || name == type ? "" : ": \(name)"
    return words + part + (isWithin ? " in \(type)" : ": \(type)")
  }

  /// `#0A84FF → #0087FF`, without what is changed.
  fileprivate var values: String {
    let view = PlacedView(path: "", frame: PlacedView.Frame(x: 0, y: 0, width: 0, height: 0))
    return String(ViewEdit(kind, before: before, after: after, view: view).words.dropFirst(kind.noun.count + 1))
  }
}
