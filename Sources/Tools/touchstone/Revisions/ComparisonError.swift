import Foundation
import TouchstoneSnapshots

/// Why two revisions could not be compared.
///
/// A side is what the revision is called.
enum ComparisonError: Error, Hashable {
  /// Control-C or another signal ended the tests.
  case interrupted
  /// There is no such commit, or its files cannot be written.
  case revision(RevisionFault)
  /// The package of one side does not build. Carries the errors of the compiler, the output if there are none, and what
  /// is missing in this clone.
  case notBuilt(side: String, [CompilerMessage], excerpt: String, missing: [String])
  /// Files of one side are missing in this clone. Carries a sentence for each.
  case incomplete(side: String, [String])
  /// A test process of one side did not finish.
  case crashed(side: String, excerpt: String)
  /// The tests of one side exited with an error that no failed test explains.
  case ended(side: String, code: Int32, excerpt: String)
  /// The checkout depends on a Touchstone that compares with no revision. Carries its version.
  case tooOld(version: String)
  /// Part of the log of one side cannot be read.
  case damaged(side: String, [String])
  /// The previews of one side cannot be drawn.
  case notDrawn(side: String, PreviewFailure)
  /// No snapshot was taken, or there is no preview.
  case nothing(hasPreviews: Bool)
  /// A folder is none that `--save` has written to its end.
  case notSaved(String, why: String)
  /// A folder for `--save` has something else in it.
  case foreignFolder(String)
  /// A file or folder cannot be written.
  case notWritten(String, why: String)
}

extension ComparisonError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String { words(outcome: "nothing was compared") }

  /// Returns the error as sentences.
  ///
  /// - Parameter outcome: What came of it, in the middle of a sentence.
  func words(outcome: String) -> String {
    switch self {
    case .interrupted: "Interrupted: \(outcome). What was built is kept for the next time."
    case .revision(let fault): fault.description
    case .notBuilt(let side, let errors, let excerpt, let missing):
      "\(Self.subject(side)) does not build, so \(outcome).\n\n" + Self.text(errors, excerpt)
        + missing.map { "\n\($0)" }.joined()
    case .incomplete(let side, let missing):
      "This clone lacks files of \(side), so \(outcome). \(missing.joined(separator: "\n"))"
    case .crashed(let side, let excerpt):
      "The tests of \(side) crashed, so \(outcome). Their output:\n\n\(excerpt)"
    case .ended(let side, let code, let excerpt):
      "The tests of \(side) exited with status \(code), but no test failed, so \(outcome). Their output:\n\n\(excerpt)"
    case .tooOld(let version):
      "The checkout depends on Touchstone \(version), which cannot draw for a comparison with a revision, and this tool is of "
        + "\(TouchstoneVersion.current), so \(outcome). Update the dependency: swift package update touchstone"
    case .damaged(let side, let lines):
      "Part of the log of \(side) could not be read, so \(outcome): \(lines.prefix(3).joined(separator: "; ")). "
        + "Check the disk's free space, and try again"
    case .notDrawn(let side, let failure):
      "The previews of \(side) cannot be drawn, so \(outcome). \(failure)"
    case .nothing(let hasPreviews):
      hasPreviews
        ? "There are no previews, so there is nothing to compare."
        : "No test took a snapshot, so there is nothing to compare. Without tests, compare previews: --previews"
    case .notSaved(let folder, let why):
      "\(folder) has no snapshots to compare with: \(why). Write them: swift package compare-snapshots --save FOLDER"
    case .foreignFolder(let folder):
      "\(folder) was left alone, because it has files that --save has not written. Pass a new folder."
    case .notWritten(let path, let why):
      "\(path) cannot be written: \(why). Check its permissions and the disk's free space."
    }
  }

  /// A side at the beginning of a sentence; names of branches stay as they are.
  private static func subject(_ side: String) -> String { side.hasPrefix("the ") ? "T" + side.dropFirst() : side }

  /// The first error, and how many more there are; else the output.
  private static func text(_ errors: [CompilerMessage], _ excerpt: String) -> String {
    guard let first = errors.first else { return excerpt }
    return "\(first.file):\(first.line):\(first.column): error: \(first.message)"
      + (first.hint.map { "\n  \($0)" } ?? "")
      + (errors.count > 1 ? "\nand \(errors.count - 1) more" : "")
  }
}
