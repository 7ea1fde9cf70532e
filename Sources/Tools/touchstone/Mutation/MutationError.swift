import Foundation
import TouchstoneSnapshots

/// Why `touchstone mutate` fails.
enum MutationError: Error, Hashable {
  /// The package says that it keeps no goldens.
  case noGoldens
  case interrupted
  /// No test compares a picture with a golden.
  case nothing
  /// `swift test` ended before a picture was compared.
  case didNotRun(code: Int32, excerpt: String)
  /// Some tests fail, so that what they compare has no mutants.
  case testsFailed(output: String)
  /// A file of the run cannot be read.
  case damaged(String, why: String)
  /// No mutant changed a pixel, so that there is no score.
  case noScore(minimum: Int)
  case belowMinimum(score: String, minimum: Int)
}

extension MutationError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noGoldens:
      "The package keeps no goldens, as \(PackageSettings.path) says, so no mutant can be compared with one."
    case .interrupted: "Interrupted. No goldens were changed."
    case .nothing: "No test compared a picture with a golden. Record one first: swift package record-snapshots"
    case .didNotRun(let code, let excerpt):
      "No picture was compared: `swift test` exited with status \(code). Its output:\n\n\(excerpt)"
    case .testsFailed(let output):
      "Tests failed, and their pictures have no mutants. Their output: \(output)\n"
        + "Look at what failed first: swift test"
    case .damaged(let path, let why):
      "The mutants in \(path) cannot be read: \(why). Run the tests again: swift run touchstone mutate"
    case .noScore(let minimum):
      "No mutant changed a pixel, so there is no score to compare with the \(minimum) % of --minimum. Try more "
        + "snapshots or mutants, without --filter or with a higher --per-snapshot."
    case .belowMinimum(let score, let minimum):
      "The tests notice \(score) of the mutants, less than the \(minimum) % of --minimum."
    }
  }
}
