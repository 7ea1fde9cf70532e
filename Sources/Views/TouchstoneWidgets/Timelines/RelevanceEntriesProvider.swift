public import Foundation

/// Creates the entries of a widget that is shown when it is relevant.
///
/// - Source: WidgetKit, `RelevanceEntriesProvider`.
@preconcurrency
public protocol RelevanceEntriesProvider {
  /// The type of the configuration.
  associatedtype Configuration
  /// The type of the entries.
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  /// Returns when the widget is relevant.
  func relevance() async -> WidgetRelevance<Self.Configuration>

  /// Returns the entry of a configuration.
  func entry(configuration: Self.Configuration, context: Self.Context) async throws -> Self.Entry

  /// Returns an entry without data.
  func placeholder(context: Self.Context) -> Self.Entry
}
