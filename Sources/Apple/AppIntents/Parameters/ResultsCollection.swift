import TouchstoneCore

/// Values that are offered, in sections or not.
///
/// - Source: AppIntents, `ResultsCollection`.
public protocol ResultsCollection: Sendable {
  associatedtype Result: _IntentValue
  /// The values of all sections.
  var items: [Result] { get }
}
