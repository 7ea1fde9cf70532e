import Foundation
import TouchstoneCore

/// - Source: AppIntents, `ShowInAppSearchResultsIntent`.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  /// What the app looks for.
  var criteria: StringSearchCriteria { get set }
}
