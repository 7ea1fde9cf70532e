/// The sentence in which people fill in the parameters of an action. Nothing shows it here.
///
/// - Source: AppIntents, `ParameterSummary`.
public protocol ParameterSummary: Sendable {
  associatedtype Intent: AppIntent
}

struct EmptyParameterSummary<Intent: AppIntent>: ParameterSummary {}

/// - Source: AppIntents, `ParameterSummaryBuilder`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// A sentence with parameters, and those that follow it.
///
/// - Source: AppIntents, `IntentParameterSummary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathBuilder<Intent> _ parameters: () -> ParameterKeyPaths<Intent> = { ParameterKeyPaths() }
  ) {}

  public init(
    @ParameterKeyPathBuilder<Intent> _ parameters: () -> ParameterKeyPaths<Intent> = { ParameterKeyPaths() }
  ) {}
}

/// - Source: AppIntents, `ParameterSummaryString`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    public mutating func appendInterpolation<Value, Format>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>, format: Format
    ) {}
  }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Content, Otherwise>
  public typealias Switch<Value: _IntentValue, Cases> = ParameterSummarySwitchCondition<Self, Value, Cases>
  public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}
