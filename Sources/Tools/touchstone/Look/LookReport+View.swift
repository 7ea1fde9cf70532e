import Foundation
import TouchstoneReport

/// What of an answer is printed if one view is asked for by its number: what is in it, or may be.
extension LookReport {
  /// The views in the one that is asked for, or all.
  var views: [LookAnswer.SeenView] {
    guard part != .findings else { return [] }
    return answer.views.filter { isShown($0.number) }
  }

  /// The findings in these views.
  var findings: [LookAnswer.Finding] {
    guard part != .tree else { return [] }
    guard view != nil else { return answer.findings }
    return answer.findings.filter { $0.view.map(isShown) == true }
  }

  /// What is missing in these views, and what no one knows the place of.
  var gaps: [LookAnswer.Gap] {
    answer.gaps.filter { gap in isShown(answer.views.filter { $0.lacks(gap) }) }
  }

  /// The warnings, without those that name other views. Those of a comparison come first: they say what it could not see.
  var warnings: [String] {
    (changes?.remarks ?? [])
      + answer.warnings.filter { warning in
        let names = warning.matches(of: /[“"]([^”"]+)[”"]/).map { String($0.1) }
        return isShown(
          answer.views.filter { view in
            [view.text, view.identifier, view.label, view.value].contains { $0.map(names.contains) == true }
          })
      }
  }

  /// The changes of these views, in them, and of those that were removed from them.
  var changedViews: [LookChanges.Change] {
    guard let changes else { return [] }
    guard view != nil else { return changes.changes }
    return changes.changes.filter { $0.place.map(isShown) == true }
  }

  /// Whether one of some views is shown, or there are none.
  private func isShown(_ views: [LookAnswer.SeenView]) -> Bool {
    views.isEmpty || views.contains { isShown($0.number) }
  }

  private func isShown(_ number: Int) -> Bool { shownNumbers?.contains(number) ?? true }

  /// Returns the numbers of a view and of those in it.
  static func numbers(in view: Int, of views: [LookAnswer.SeenView]) -> Set<Int> {
    var inside: Set<Int> = [view]
    // Parents come before their children.
    for seen in views where seen.parent.map(inside.contains) == true { inside.insert(seen.number) }
    return inside
  }
}

extension LookAnswer.SeenView {
  /// Whether the view is one that something is missing in, as far as the view tells.
  fileprivate func lacks(_ gap: LookAnswer.Gap) -> Bool {
    switch gap.kind {
    case "glyph": text?.contains(gap.name) == true
    case "unsupported": type.components(separatedBy: " > ").contains(gap.name)
    default: details == gap.name
    }
  }
}
