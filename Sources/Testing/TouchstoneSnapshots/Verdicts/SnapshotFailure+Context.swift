extension SnapshotFailure {
  /// The parts of a message besides the failure itself. Paths are relative to the package.
  package struct Context {
    package var id: String
    package var golden: String
    /// The name of the revision that the snapshot is compared with; nil for its golden.
    package var base: String?
    /// The picture to look at first.
    package var look: String?
    /// Whether there is no picture to look at, because others with the same causes were kept.
    package var isUnkept = false
    /// A command of the user's diff tool.
    package var diffTool: String?
    /// The version of Touchstone that drew the golden, if it is another one.
    package var otherVersion: String?
    /// The versions that the golden was made with and those of this machine, where they differ.
    package var drift: [String] = []
    /// The place of the assertion.
    package var line: Int
    package var file: String
    /// The edits of the views, as far as they are known: `colour #0059CC → #0087FF in PriceTag`.
    package var changes: [String] = []
    /// The users' views that differ, with their places in the sources.
    package var views: [String] = []

    package init(id: String, golden: String, file: String, line: Int) {
      self.id = id
      self.golden = golden
      self.file = file
      self.line = line
    }

    var command: String { "swift package record-snapshots --only \(id.shellWord)" }
    /// What the snapshot is compared with.
    var reference: String { base ?? "its golden" }
    /// The line on how to accept the snapshot; empty if two revisions are compared.
    var accept: [String] { base == nil ? ["Accept: \(command)"] : [] }
    var record: [String] { base == nil ? ["Record: \(command)"] : [] }
    var replace: String {
      "Replace: swift package record-snapshots --replace-foreign --only \(id.shellWord)"
    }
    var restore: [String] { base == nil ? ["Restore: git checkout -- \(golden.shellWord)"] : [] }
    var lookText: String? {
      isUnkept ? base != nil ? nil : "Show: swift run touchstone show \(id.shellWord)" : look.map { "Look: \($0)" }
    }
    /// The lines on what changed, in which view, and where to look at it.
    var about: [String] {
      [changes.isEmpty ? nil : "Change: \(changes.joined(separator: "; "))", viewText, lookText].compactMap { $0 }
    }

    private var viewText: String? {
      views.isEmpty ? nil : (views.count == 1 ? "View: " : "Views: ") + views.joined(separator: ", ")
    }
  }
}
