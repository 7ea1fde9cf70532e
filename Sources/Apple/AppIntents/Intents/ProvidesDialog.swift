/// - Source: AppIntents, `ProvidesDialog`.
public protocol ProvidesDialog: IntentResult {}
