/// The edits of the views of a picture, as messages and run logs say them.
extension SnapshotAssertion {
  /// Finds the edits that lead from the golden's views to those of the picture.
  mutating func noteEdits(_ outline: ViewOutline?, golden: ViewOutline?) {
    let regions = summary.map { $0.regions + $0.unlisted } ?? []
    let found = ViewEdits.edits(
      now: outline, golden: golden, regions: regions, masks: masks, scale: actual?.scale ?? 1)
    edits = found?.map { edit in
      var edit = edit
      edit.view.source = edit.view.type.flatMap { session.sources.place(of: $0) }
      return edit
    }
  }

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
