import Foundation

/// Why a commit cannot be compared with.
struct RevisionFault: Error, Hashable {
  /// What the user called it, or its hash.
  var name: String
  /// The reason, as the rest of a sentence, with what to do about it.
  var reason: String

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension RevisionFault: CustomStringConvertible, LocalizedError {
  var description: String { "Cannot compare with “\(name)”: \(reason)" }
  var errorDescription: String? { description }
}
