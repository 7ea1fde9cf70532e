/// - Source: AppIntents, `ShowsSnippetIntent`.
public protocol ShowsSnippetIntent: IntentResult {}
