import Foundation
import TouchstoneSnapshots

/// Why there is no history of a snapshot.
enum HistoryError: Error, Hashable {
  /// No golden has the name.
  case noGolden(String)
  /// No commit has the golden.
  case notCommitted(String)
  /// The golden is a hash. Carries its path, and that of its manifest.
  case hash(String, manifest: String)
}

extension HistoryError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noGolden(let name):
      "No golden belongs to a snapshot \(name). Names look like CardTests/dark. For one that was removed, pass the path of its "
        + "golden: Snapshots/AppTests/CardTests/dark.1@2x.png"
    case .notCommitted(let golden):
      "No commit has the golden \(golden). Commit it first."
    case .hash(let golden, let manifest):
      "The golden \(golden) is a hash, and git has no pictures of it. The commits that changed hashes of its test file: "
        + "git log -p -- \(manifest.shellWord). The commit whose code changed a picture: swift run touchstone blame NAME"
    }
  }
}
