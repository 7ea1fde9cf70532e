import Foundation
import TouchstoneDiff
import TouchstoneReport

/// The findings of `touchstone doctor`, and the problems that follow from them.
struct Diagnosis: Hashable {
  var machine: MachineSurvey
  var package: PackageSurvey
  var goldens: GoldenSurvey
  var lfs: LFSState
  var runs: RunSurvey

  /// The reasons that this machine may not draw what the goldens show, each with a fix.
  var problems: [String] {
    package.problems(for: goldens) + machine.problems(for: goldens, pinsFonts: package.pinned != nil)
      + goldens.problems + lfs.problems + runs.problems
  }

  /// The complete text for the user.
  var text: String {
    let problems = problems
    var lines = [machine.title, "", "Libraries"] + machine.libraryLines
    lines += package.fontLines(for: goldens)
    lines += ["", package.pinned == nil ? "Fonts" : "Fonts of the machine"] + machine.fontLines(for: goldens)
    lines += ["", "Symbols", "  \(machine.symbolCount.grouped) names can be drawn by Image(systemName:)"]
    lines += ["", "Goldens"] + goldenLines + goldens.unnamedLines + machine.libraryLines(for: goldens)
    lines += runs.lines + package.hiddenLines
    lines += ["", problems.isEmpty ? verdict : "Problems"] + problems.map { "  - \($0)" }
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    goldens.files.isEmpty
      ? "No problems: text can be drawn. There are no goldens yet."
      : "No problems: this machine has the fonts and libraries of the goldens."
  }

  private var goldenLines: [String] {
    guard !goldens.files.isEmpty else { return ["  none"] }
    return goldens.countLines + ["  Git LFS: \(lfs.text)"] + runs.unusedLines + goldens.largestLines
  }
}

extension Diagnosis {
  /// Looks at a package, and at this machine.
  init(of package: URL) {
    let folder = GoldenFolder(package: package)
    let (goldens, survey) = (GoldenSurvey(folder), PackageSurvey(folder))
    self.init(
      machine: MachineSurvey(fontsOf: goldens), package: survey, goldens: goldens,
      lfs: LFSState(package: package, golden: goldens.files.first?.path ?? "Snapshots/golden.png"),
      runs: RunSurvey(of: folder, hidden: survey.hidden))
  }
}
