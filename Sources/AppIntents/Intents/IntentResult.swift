/// What an action returns.
///
/// - Source: AppIntents, `IntentResult`.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  var value: Value? { get }
}

/// - Source: AppIntents, `ReturnsValue`.
public protocol ReturnsValue<Value>: IntentResult {}

/// - Source: AppIntents, `ProvidesDialog`.
public protocol ProvidesDialog: IntentResult {}

/// - Source: AppIntents, `ShowsSnippetView`.
public protocol ShowsSnippetView: IntentResult {}

/// - Source: AppIntents, `ShowsSnippetIntent`.
public protocol ShowsSnippetIntent: IntentResult {}

/// - Source: AppIntents, `OpensIntent`.
public protocol OpensIntent: IntentResult {}

/// What an action returns: each of its parts is `Never` if it is missing.
///
/// - Source: AppIntents, `IntentResultContainer`.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent, Snippet, Dialog>: IntentResult {
  public let value: Value?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: ShowsSnippetIntent {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
