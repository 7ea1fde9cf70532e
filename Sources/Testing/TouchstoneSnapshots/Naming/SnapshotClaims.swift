import Synchronization

/// The goldens that assertions of this process use, so that two assertions do not share one by mistake.
///
/// It is a class because all assertions of the process share it. Two assertions may use the same golden if they show
/// the same; so may one assertion whose test is repeated.
package final class SnapshotClaims: Sendable {
  /// An assertion that uses a golden.
  package struct Claim: Hashable, Sendable {
    package var file: String
    package var line: Int
    /// The run of the test.
    package var test: TestIdentity
    /// The name as it was given.
    package var name: String?
    /// Identifies the content of the snapshot.
    package var fingerprint: String

    package init(file: String, line: Int, test: TestIdentity, name: String?, fingerprint: String) {
      self.file = file
      self.line = line
      self.test = test
      self.name = name
      self.fingerprint = fingerprint
    }
  }

  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  /// Registers an assertion.
  ///
  /// - Parameter path: The golden's path; case is ignored, as on the file systems of macOS and Windows.
  /// - Returns: An earlier assertion that uses the golden for different content, or `nil`.
  package func enter(_ claim: Claim, path: String) -> Claim? {
    claims.withLock { claims in
      let key = path.lowercased()
      guard let earlier = claims[key] else {
        claims[key] = claim
        return nil
      }
      let isSamePlace = earlier.file == claim.file && earlier.line == claim.line && earlier.name == claim.name
      let isRepetition =
        isSamePlace && earlier.test.test == claim.test.test && earlier.test.argument == claim.test.argument
        && (earlier.test.scope != claim.test.scope || SnapshotCounters.isRepeating)
      if earlier.fingerprint == claim.fingerprint || isRepetition {
        claims[key] = claim
        return nil
      }
      return earlier
    }
  }
}
