import Foundation
import TouchstoneSnapshots

/// An error that makes a recording incomplete.
enum RecordError: Error, Hashable {
  /// The package says that it keeps no goldens.
  case noGoldens
  /// Control-C or another signal interrupted the recording.
  case interrupted
  /// `swift test` ended before any test ran: the package was not built.
  case didNotRun(code: Int32, excerpt: String)
  /// The tests ended with an error that no failed test explains, such as a crash before the first snapshot.
  case ended(code: Int32, excerpt: String)
  /// A test process did not finish.
  case crashed(process: Int32, excerpt: String)
  /// Tests failed for reasons other than snapshots.
  case failedOtherwise([String], output: String)
  /// Some snapshots could not be created or written.
  case notRecorded(Int)
  /// Processes of the run recorded different contents for the same goldens.
  case recordedTwice([String])
  /// Some snapshots are not what was approved. Carries the commit whose report was reviewed, if it is known.
  case notApproved(Int, commit: GitCommit?)
  /// The tests took no snapshot for goldens that have an approval.
  case approvedNotTaken([String], commit: GitCommit?)
  /// No test took a snapshot.
  case nothing(filtered: Bool)
  /// Snapshots were taken, but no name matches the patterns.
  case noneMatches([String])
  /// The approvals file approves nothing.
  case nothingApproved(String)
  /// Some goldens are unused, which counts as a failure on request.
  case unused(Int)
  /// Unused goldens cannot be determined because not all tests finished. Carries the reasons.
  case unusedNotKnown(String)
}

extension RecordError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noGoldens:
      "There is nothing to record: \(PackageSettings.path) says that the package keeps no goldens. Compare with another "
        + "revision: swift package compare-snapshots --against main\nTo keep goldens, delete the file."
    case .interrupted:
      "Interrupted. The goldens listed above were recorded completely; all others are unchanged."
    case .didNotRun(let code, let excerpt):
      "The tests did not run: `swift test` exited with status \(code). Its output:\n\n\(excerpt)"
    case .ended(let code, let excerpt):
      "The tests exited with status \(code), but no test failed: perhaps they crashed. Their output:\n\n\(excerpt)"
    case .crashed(let process, let excerpt):
      "The tests crashed (process \(process)); later snapshots were not recorded. Their output:\n\n\(excerpt)"
    case .failedOtherwise(let tests, let output):
      "Recorded, but \(tests.count == 1 ? "a test" : "\(tests.count) tests") failed for other reasons: "
        + tests.joined(separator: ", ") + "\nTheir output: \(output)"
    case .notRecorded(let count):
      "\(count == 1 ? "One snapshot" : "\(count) snapshots") could not be recorded; see above."
    case .recordedTwice(let places):
      "Two tests recorded different contents for the same golden, and the last one won: \(ToolError.list(places)). Rename one "
        + "of the tests, or pass `named:`."
    case .notApproved(let count, let commit):
      (count == 1
        ? "One snapshot is not what was approved, so it was"
        : "\(count) snapshots are not what was approved, so they were")
        + " not recorded; see above. Check out the commit that was reviewed\(Self.words(commit)), or approve "
        + "\(count == 1 ? "it" : "them") in the new report. Record without approval: --only NAME"
    case .approvedNotTaken(let goldens, let commit):
      "The tests took no snapshot for \(ToolError.list(goldens)), which "
        + "\(goldens.count == 1 ? "has an approval" : "have approvals"). Check out the commit that was reviewed"
        + "\(Self.words(commit)), and see the report for tests that failed earlier."
    case .nothing(filtered: true):
      "No snapshot was taken by the matching tests. Names look like CardTests.Cards/dark(): see `swift test list`."
    case .nothing(filtered: false):
      "No snapshot was taken: no test called assertSnapshot."
    case .noneMatches(let patterns):
      "No snapshot has a name that matches \(patterns.joined(separator: ", ")). Names look like CardTests/dark: "
        + "see the report, or the failure's `Accept:` line."
    case .nothingApproved(let path):
      "\(path) approves no snapshots, so nothing is recorded. Select snapshots in the report, and save it again."
    case .unusedNotKnown(let reasons):
      "It is unknown which goldens are unused: \(reasons)."
    case .unused(let count):
      "\(count == 1 ? "A golden is" : "\(count) goldens are") unused; see above. "
        + "Delete: swift package record-snapshots --unused delete"
    }
  }

  private static func words(_ commit: GitCommit?) -> String { commit.map { " (\($0.short))" } ?? "" }
}
