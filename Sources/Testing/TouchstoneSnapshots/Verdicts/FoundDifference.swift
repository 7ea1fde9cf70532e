import Foundation

/// The difference of a picture or text from its golden, as messages and run logs say it.
struct FoundDifference {
  /// Remarks that the description of the difference begins with; empty where there is nothing to remark.
  struct Notes {
    /// The remark that a text differs by the names of views alone.
    var form = ""
    /// The remark that files of the picture have no room for what its views draw.
    var steps = ""
    /// The reason why a difference fails the assertion although the picture doesn't have to be identical to its golden.
    var match = ""
    /// Remarks on masked views whose places now show something else.
    var masks: [String] = []

    var text: String { form + match + steps + masks.joined() }
  }

  /// The numbers of the comparison.
  var summary: DifferenceSummary?
  /// The edits of the views since the golden was recorded, causes first, each once for views of one type; nil where
  /// they are not known.
  private(set) var edits: [ViewEdit]?
  /// Whether the description of the difference has the texts that changed.
  var saysTexts = false
  var notes = Notes()
  /// The version of Touchstone that drew the golden, if it is another one and the picture differs.
  var otherVersion: String?
  /// The versions that the golden was made with and those of this machine, where they differ; empty if the picture is
  /// the same.
  var drift: [String] = []

  /// The regions that differ, also those that are not listed.
  private var regions: [RegionSummary] { summary.map { $0.regions + $0.unlisted } ?? [] }
}

// MARK: Edits

extension FoundDifference {
  /// Finds the edits that lead from the golden's views to those of the picture.
  mutating func noteEdits(
    _ outline: ViewOutline?, golden: ViewOutline?, masks: [MaskedPlace], scale: Double, sources: TypeSources
  ) {
    let found = ViewEdits.edits(now: outline, golden: golden, regions: regions, masks: masks, scale: scale)
    edits = found?.map { edit in
      var edit = edit
      edit.view.source = edit.view.type.flatMap { sources.place(of: $0) }
      return edit
    }
  }

  /// Says that no edits are known if a file of the picture leaves out what its views draw, as its golden does.
  mutating func noteMissingSteps(in file: Data) {
    guard let written = GoldenMetadata(png: file), written.outline?.hasSteps != true else { return }
    notes.steps = "The golden has no room for what its views draw, so only their pixels are compared. "
  }

  /// Whether the edits are known, and a run log has room for all of them.
  var listsAllEdits: Bool { edits.map { EditList($0, of: summary).hasMore == nil } ?? false }

  /// The first edits in words, with the users' views that they are in, and the number of the others. Texts that the
  /// description of the difference has are left out.
  var changes: [String] {
    let causes = (edits ?? []).filter { !$0.isConsequence && !($0.kind == .text && saysTexts) }
    let shown = causes.count > 4 ? causes.prefix(3) : causes[...]
    var words: [String] = []
    for edit in shown {
      let text = edit.words + (edit.view.typeName.map { " in \($0)" } ?? "")
      if !words.contains(text) { words.append(text) }
    }
    return words + (causes.count > shown.count ? ["\(causes.count - shown.count) more"] : [])
  }
}
