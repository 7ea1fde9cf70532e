import TouchstoneDiff

/// Which views and which parts of their code the snapshots of a run show.
package struct CoverageTable: Codable, Hashable, Sendable {
  /// Something that no snapshot shows.
  package struct Gap: Codable, Hashable, Sendable {
    /// The view, with its module: `Shop.PriceTag`.
    package var view: String
    package var file: String
    package var line: Int
    /// `` `else` never drawn ``, `never in dark`.
    package var text: String

    package init(view: String, file: String, line: Int, text: String) {
      (self.view, self.file, self.line, self.text) = (view, file, line, text)
    }
  }

  /// A view, or other code that makes views.
  package struct Row: Codable, Hashable, Sendable {
    /// With the module: `Shop.PriceTag`.
    package var name: String
    package var file: String
    package var line: Int
    /// Whether it is a view or modifier; code elsewhere, such as a button style, counts by its branches alone.
    package var isView: Bool
    /// The view, its branches, and what its repetitions and alternatives may show.
    package var parts: Int
    package var drawn: Int
    /// The snapshots that show it, with their targets, in order.
    package var snapshots: [String] = []
    package var colorSchemes: [String] = []
    /// From small to large.
    package var typeSizes: [String] = []
    package var directions: [String] = []
    package var locales: [String] = []
    package var devices: [String] = []
    /// The lines of conditions that no builder sees, by their files.
    package var unseen: [String: [Int]] = [:]

    package init(name: String, file: String, line: Int, isView: Bool, parts: Int, drawn: Int) {
      (self.name, self.file, self.line, self.isView) = (name, file, line, isView)
      (self.parts, self.drawn) = (parts, drawn)
    }

    /// What tables say of it, in the order of ``CoverageTable/columns``.
    package var cells: [String] {
      func list(_ names: [String]) -> String { names.isEmpty ? "–" : names.joined(separator: " ") }
      let sizes = typeSizes.count > 2 ? "\(typeSizes[0])…\(typeSizes[typeSizes.count - 1])" : list(typeSizes)
      return [
        CoverageTable.shortName(name) + (isView ? "" : " (code)"), "\(drawn)/\(parts)",
        isView ? snapshots.count.grouped : "–", list(colorSchemes), sizes, list(directions), list(locales),
        list(devices),
      ]
    }
  }

  /// The names of the columns of ``Row/cells``.
  package static let columns = [
    "View", "Drawn", "Snapshots", "Schemes", "Type sizes", "Directions", "Locales", "Screens",
  ]

  /// The version of the format.
  package var schema = 1
  package var rows: [Row] = []
  package var gaps: [Gap] = []
  /// Conditions under which no view was drawn, and what is not known.
  package var remarks: [String] = []
  /// The files whose branches are left out, because they cannot be read or have changed since the run.
  package var leftOut: [String] = []
  /// The number of snapshots that noted what they show.
  package var snapshots = 0

  package init() {}

  package var parts: Int { rows.reduce(0) { $0 + $1.parts } }
  package var drawn: Int { rows.reduce(0) { $0 + $1.drawn } }
  /// How much is drawn, in percent, rounded down: 100 means all. Of nothing, it is 0.
  package var percent: Int { parts == 0 ? 0 : drawn * 100 / parts }
  /// The same to a tenth, as text: `87.5 %`, or a dash if there is nothing to draw.
  package var share: String { ReportNumber.shareRoundedDown(drawn, of: parts) }

  /// How much is drawn of how much, in words.
  package var sum: String {
    let views = rows.filter(\.isView)
    let never = views.count { $0.snapshots.isEmpty }
    let rest = never == 0 ? "all of them drawn" : "\(never.grouped) of them never drawn"
    return "\(share) drawn: \(drawn.grouped) of \(parts.counted("part")) in "
      + "\(views.count.counted("view")), \(rest); \(snapshots.counted("snapshot"))"
  }

  /// The remarks, and what cannot be seen.
  package var notes: [String] {
    let unseen = rows.reduce(0) { $0 + $1.unseen.values.reduce(0) { $0 + $1.count } }
    if unseen == 0 { return remarks }
    return remarks + [
      "Not counted: \(unseen.counted("condition")) that no view builder sees, such as ?: and guard. "
        + "List their lines: swift run touchstone coverage --json FILE"
    ]
  }

  /// The name of a view without the module.
  package static func shortName(_ name: String) -> String {
    name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
