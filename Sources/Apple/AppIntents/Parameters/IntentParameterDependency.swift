import TouchstoneCore

/// The action whose parameters a provider reads. There is none here.
///
/// - Source: AppIntents, `IntentParameterDependency`.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  public init<each Value: _IntentValue>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
  public var wrappedValue: Intent? { nil }
}
