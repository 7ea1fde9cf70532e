import Foundation
import TouchstoneCore

/// - Source: AppIntents, `StringSearchCriteria`.
public struct StringSearchCriteria: _IntentValue, Sendable {
  public let term: String
  public init(term: String) { self.term = term }
}
