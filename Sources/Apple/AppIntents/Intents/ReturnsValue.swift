/// - Source: AppIntents, `ReturnsValue`.
public protocol ReturnsValue<Value>: IntentResult {}
