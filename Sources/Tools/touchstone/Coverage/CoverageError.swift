import Foundation
import TouchstoneSnapshots

/// Why there is no coverage to show.
enum CoverageError: Error, Hashable {
  /// No snapshot of the run noted what it was drawn from.
  case nothingNoted(hasRun: Bool)
  /// No snapshot of the tests with these names noted anything.
  case noneMatched([String])
  /// The sources have nothing that a picture could show.
  case noParts(String)
  /// The branches of these files are left out, so that the share is not that of all.
  case unjudged([String], minimum: Int)
  case belowMinimum(String, minimum: Int)
  /// The package's manifest cannot be read.
  case noManifest(String, why: String)
  /// The file to compare with cannot be read.
  case noBase(String, why: String)
}

extension CoverageError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .nothingNoted(hasRun: true):
      "No test took a snapshot of a view, so there is nothing to compare with the sources. Write one: "
        + "swift run touchstone start"
    case .nothingNoted(hasRun: false):
      "The run did not note what its snapshots were drawn from. Run the tests again: TOUCHSTONE_COVERAGE=1 swift test"
    case .noneMatched(let filter):
      "No test that matches \(filter.map { "--filter \($0.shellWord)" }.joined(separator: " ")) took a snapshot of a view. "
        + "List their names: swift test list"
    case .noParts(let path):
      "The targets of \(path) declare no views, apart from those of tests, so there is nothing to cover. Name the package "
        + "with the views: --package FOLDER"
    case .unjudged(let files, let minimum):
      "Whether \(minimum) % is drawn is not known: the branches of \(files.joined(separator: ", ")) are left out. Run the "
        + "tests again: swift run touchstone coverage"
    case .belowMinimum(let share, let minimum):
      "\(share) is drawn, less than the minimum of \(minimum) %. List what is not: "
        + "swift run touchstone coverage --uncovered"
    case .noManifest(let path, let why):
      "The targets of \(path) are not known: \(why). Check the manifest: swift package describe"
    case .noBase(let path, let why):
      "\(path) cannot be compared with: \(why). Write such a file: swift run touchstone coverage --json \(path.shellWord)"
    }
  }
}
