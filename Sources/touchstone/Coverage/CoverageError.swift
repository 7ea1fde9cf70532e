import Foundation
import TouchstoneSnapshots

/// Why there is no coverage to show.
enum CoverageError: Error, Hashable {
  /// No snapshot of the run noted what it was drawn from.
  case nothingNoted(hasRun: Bool)
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
    case .noManifest(let path, let why):
      "The targets of \(path) are not known: \(why). Check the manifest: swift package describe"
    case .noBase(let path, let why):
      "\(path) cannot be compared with: \(why). Write such a file: swift run touchstone coverage --json \(path.shellWord)"
    }
  }
}
