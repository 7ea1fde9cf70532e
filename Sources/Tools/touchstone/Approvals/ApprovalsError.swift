import Foundation

/// Why it is not known whether goldens are approved, or why they cannot be.
enum ApprovalsError: Error, Hashable {
  /// Goldens or approvals of the checkout are not those of its commit. Carries their paths.
  case uncommitted([String])
  /// Git failed. Carries its arguments.
  case git(String)
  /// No golden differs from those of a commit, which is named.
  case nothingToApprove(String)
  /// No golden that differs has a name that matches.
  case noneMatches([String])
  /// A golden cannot be approved.
  case faulty(String, why: String)
}

extension ApprovalsError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .uncommitted(let paths):
      "What is committed is checked, and the checkout has other goldens or approvals: \(ToolError.list(paths)). "
        + "Commit them, or restore them: git restore"
    case .git(let words):
      "git failed: git \(words)"
    case .nothingToApprove(let base):
      "No golden of the commit differs from those of \(base), so there is nothing to approve."
    case .noneMatches(let patterns):
      "No golden that differs has a name that matches \(patterns.joined(separator: ", ")). Names look like CardTests/dark."
    case .faulty(let golden, let why):
      "\(golden) cannot be approved: \(why)."
    }
  }
}
