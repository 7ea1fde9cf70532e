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
