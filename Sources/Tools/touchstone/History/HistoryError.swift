import Foundation

/// Why there is no history of a snapshot.
enum HistoryError: Error, Hashable {
  /// No golden has the name.
  case noGolden(String)
  /// No commit has the golden.
  case notCommitted(String)
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
    }
  }
}
