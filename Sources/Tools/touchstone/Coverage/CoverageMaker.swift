import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// Compares what the sources of a package may show with what the snapshots of a run do.
struct CoverageMaker {
  private(set) var table = CoverageTable()
  private let sources: CoverageSources
  private let drawn: [DrawnSnapshot]
  /// What happened at each place, by the names of files in the log.
  private var events: [String: [CodeBranches.Place: UInt64]] = [:]
  /// Where the row of a name is.
  private var rows: [String: Int] = [:]
  /// What has been noted of each view, in all snapshots.
  private var conditions: [String: Set<DrawnSnapshot.Conditions>] = [:]

  init(_ sources: CoverageSources, _ drawn: [DrawnSnapshot]) {
    self.sources = sources
    self.drawn = drawn
    table.snapshots = Set(drawn.map { "\($0.target)/\($0.id)" }).count
    for snapshot in drawn {
      for (file, positions) in snapshot.files {
        for position in positions {
          let place = CodeBranches.Place(line: position.line, column: position.column)
          events[file, default: [:]][place, default: 0] |= position.events
        }
      }
      conditions.merge(snapshot.views) { $0.union($1) }
    }
    addViews()
    for file in sources.files { add(file) }
    noteConditions()
    finish()
  }

  // MARK: Views

  private mutating func addViews() {
    let counts = sources.views.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    for view in sources.views {
      let isDrawn = conditions[view.name] != nil
      if let index = rows[view.name] {
        // Two private views of one name: the log has one name for both.
        table.rows[index].parts += 1
        if isDrawn { table.rows[index].drawn += 1 }
      } else {
        rows[view.name] = table.rows.count
        table.rows.append(row(view, isDrawn: isDrawn))
      }
      if !isDrawn { note(view.name, view.file, view.line, "never drawn") }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 && conditions[name] != nil {
      table.remarks.append("\(count) views are named \(name): which of them is drawn is not known.")
    }
  }

  private func row(_ view: CoverageSources.View, isDrawn: Bool) -> CoverageTable.Row {
    var row = CoverageTable.Row(
      name: view.name, file: view.file, line: view.line, isView: true, parts: 1, drawn: isDrawn ? 1 : 0)
    let seen = conditions[view.name] ?? []
    let showing = drawn.filter { $0.views[view.name] != nil }
    row.snapshots = Set(showing.map { "\($0.target)/\($0.id)" }).sorted()
    row.colorSchemes = Set(seen.map(\.colorScheme)).sorted()
    row.typeSizes = TypeSize.sorted(Set(seen.map(\.typeSize)))
    row.directions = Set(seen.map(\.direction)).sorted()
    row.locales = Set(seen.map(\.locale)).sorted()
    row.devices = Set(showing.flatMap(\.devices)).sorted()
    return row
  }

  private mutating func note(_ view: String, _ file: String, _ line: Int, _ text: String) {
    table.gaps.append(CoverageTable.Gap(view: view, file: file, line: line, text: text))
  }

  // MARK: Code

  private mutating func add(_ file: CoverageSources.File) {
    let events = events[file.id] ?? [:]
    let parts = file.branches.parts
    guard isUpToDate(file, events) else { return }
    func happened(_ outcome: CodeBranches.Outcome) -> Bool { events[outcome.place, default: 0] & outcome.event != 0 }
    // What may note nothing says nothing of what is in it.
    func isOpen(_ part: CodeBranches.Part) -> Bool {
      part.enclosing.isEmpty
        || part.enclosing.contains { enclosing in
          let outer = parts[enclosing.part]
          return happened(outer.outcomes[enclosing.outcome])
            || outer.context != .builder && !outer.outcomes.contains(where: happened) && isOpen(outer)
        }
    }
    for part in parts {
      let isReached = part.outcomes.contains(where: happened)
      let name = CoverageSources.name(of: part.owner, in: file.module)
      let index = rows[name]
      guard isReached || index != nil && part.context == .builder else {
        if part.context != .action, let index { table.rows[index].unseen[file.path, default: []].append(part.line) }
        continue
      }
      let row = index ?? addCode(name, file, part)
      table.rows[row].parts += part.outcomes.count
      table.rows[row].drawn += part.outcomes.count(where: happened)
      // Only the outermost gap is one to close: a view that is never drawn has no branches to speak of.
      guard table.rows[row].drawn > 0 else { continue }
      if isReached {
        for outcome in part.outcomes where !happened(outcome) { note(name, file.path, outcome.line, outcome.gap) }
      } else if isOpen(part) {
        note(name, file.path, part.line, "`\(part.name)` never reached")
      }
    }
    for (line, owner) in file.branches.unseen {
      if let index = rows[CoverageSources.name(of: owner, in: file.module)] {
        table.rows[index].unseen[file.path, default: []].append(line)
      }
    }
  }

  /// Adds a row for code outside of views, which counts only as far as a picture came to it.
  private mutating func addCode(_ name: String, _ file: CoverageSources.File, _ part: CodeBranches.Part) -> Int {
    rows[name] = table.rows.count
    table.rows.append(
      CoverageTable.Row(name: name, file: file.path, line: part.line, isView: false, parts: 0, drawn: 0))
    return table.rows.count - 1
  }

  /// Whether a file is as it was in the run: whether all that was drawn of it is there.
  private mutating func isUpToDate(_ file: CoverageSources.File, _ events: [CodeBranches.Place: UInt64]) -> Bool {
    var known = file.branches.others
    for part in file.branches.parts { known.formUnion(part.outcomes.map(\.place)) }
    let strange = events.keys.filter { !known.contains($0) }.map(\.line).min()
    guard let strange else { return true }
    table.leftOut.append(file.path)
    table.remarks.append(
      "\(file.path):\(strange) is not what the run drew, so its branches are left out: the file has changed since, or has code "
        + "that cannot be read. Run the tests again: swift run touchstone coverage")
    return false
  }

  // MARK: Conditions

  /// Notes the conditions under which some views were drawn and others not, and those under which none was.
  private mutating func noteConditions() {
    let all = conditions.values.reduce(into: Set<DrawnSnapshot.Conditions>()) { $0.formUnion($1) }
    guard !all.isEmpty else { return }
    for condition in CoverageCondition.all {
      guard all.contains(where: condition.holds) else {
        table.remarks.append("No view was drawn \(condition.words).")
        continue
      }
      for view in sources.views {
        guard let seen = conditions[view.name], !seen.contains(where: condition.holds) else { continue }
        note(view.name, view.file, view.line, "never \(condition.words)")
      }
    }
  }

  private mutating func finish() {
    for index in table.rows.indices { table.rows[index].unseen = table.rows[index].unseen.mapValues { $0.sorted() } }
    table.rows.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    let order = Dictionary(CoverageCondition.all.enumerated().map { ("never \($1.words)", $0 + 1) }) { one, _ in one }
    table.gaps = Array(Set(table.gaps)).sorted {
      ($0.file, $0.line, order[$0.text] ?? 0, $0.text, $0.view) < (
        $1.file, $1.line, order[$1.text] ?? 0, $1.text, $1.view
      )
    }
  }
}

/// A condition under which each view should be drawn, if the tests draw any under it.
struct CoverageCondition {
  /// After `never`: `in dark`.
  var words: String
  var holds: @Sendable (DrawnSnapshot.Conditions) -> Bool

  static let all = [
    CoverageCondition(words: "in light") { $0.colorScheme == "light" },
    CoverageCondition(words: "in dark") { $0.colorScheme == "dark" },
    CoverageCondition(words: "in a large type size") { TypeSize.isLarge($0.typeSize) },
    CoverageCondition(words: "right to left") { $0.direction == "rightToLeft" },
  ]
}

/// The sizes of text, by SwiftUI's names.
enum TypeSize {
  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  static func sorted(_ sizes: Set<String>) -> [String] { names.filter(sizes.contains) }

  /// Whether a size is at least the largest without the setting *Larger Accessibility Sizes*.
  static func isLarge(_ size: String) -> Bool {
    names.firstIndex(of: size).map { $0 >= 6 } ?? false
  }
}
