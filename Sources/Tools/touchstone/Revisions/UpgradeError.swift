import Foundation

/// Why the goldens are not recorded for another Touchstone.
enum UpgradeError: Error, Hashable {
  /// Files of the package are not as in the last commit.
  case uncommitted([String])
  /// Another commit was checked out meanwhile.
  case moved
  /// Tests or snapshots of the checkout fail already.
  case red([String])
  /// With the other Touchstone, more fails than pictures differ.
  case redAfter(String, [String])
  /// With the other Touchstone, the tests don't take snapshots that they take with this one.
  case notTaken(String, [String])
  /// Goldens that differed were not recorded.
  case notRecorded([String])
  /// A golden of the checkout cannot be written, after others were.
  case notWritten(String, why: String, written: [String])
  /// The tests of a side did not run to their end.
  case notDrawn(ComparisonError)
  /// The package does not depend on Touchstone.
  case noTouchstone
  /// No test takes a snapshot.
  case nothing
  /// The other Touchstone is neither a folder with a package nor a version.
  case noTarget(String)
}

extension UpgradeError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .uncommitted(let files):
      "Nothing was recorded: the checkout has changes of your own, in \(ToolError.list(files)). Commit them first, or put them "
        + "aside: git stash --include-untracked"
    case .moved: "Nothing was recorded: another commit was checked out meanwhile. Run the command again."
    case .red(let names):
      "Nothing was recorded, because of what fails already, without another Touchstone: \(ToolError.list(names)). Fix that, or "
        + "record it in a commit of its own: swift package record-snapshots"
    case .redAfter(let side, let names):
      "Nothing was recorded, because of what fails with \(side) for other reasons than a picture: \(ToolError.list(names))."
    case .notTaken(let side, let names):
      "Nothing was recorded: with \(side), the tests do not take \(ToolError.list(names))."
    case .notRecorded(let goldens):
      "\(ToolError.list(goldens)) could not be recorded, so no golden of the checkout was changed."
    case .notWritten(let golden, let why, let written):
      "\(golden) cannot be written: \(why). "
        + (written.isEmpty
          ? "No golden of the checkout was changed."
          : "Written before it: \(ToolError.list(written)). Take them back: git checkout -- Snapshots")
    case .notDrawn(let error): error.words(outcome: "nothing was recorded")
    case .nothing: "Nothing was recorded: no test of the checkout takes a snapshot."
    case .noTouchstone: "The package does not depend on Touchstone."
    case .noTarget(let target):
      "\(target) is neither a folder with a package nor a version such as 0.3.0 of a dependency by address."
    }
  }
}
