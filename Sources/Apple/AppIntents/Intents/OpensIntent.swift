/// - Source: AppIntents, `OpensIntent`.
public protocol OpensIntent: IntentResult {}
