import TouchstoneCore

/// What offers the values of a parameter.
///
/// - Source: AppIntents, `DynamicOptionsProvider`.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Self.Result.Result

  typealias Item = IntentItem
  typealias ItemSection = IntentItemSection
  typealias ItemCollection = IntentItemCollection
  typealias ParameterDependency = IntentParameterDependency

  func results() async throws -> Result
  /// Returns the value of a parameter that people give none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public var items: [Element] { self }
}
