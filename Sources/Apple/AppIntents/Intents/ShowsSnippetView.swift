/// - Source: AppIntents, `ShowsSnippetView`.
public protocol ShowsSnippetView: IntentResult {}
