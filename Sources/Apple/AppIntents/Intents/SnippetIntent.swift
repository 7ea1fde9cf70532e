import Foundation
import TouchstoneCore

/// - Source: AppIntents, `SnippetIntent`.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Does nothing, because no snippet is shown.
  public static func reload() {}
}
