/// One sentence or another, by the value of a parameter.
///
/// - Source: AppIntents, `ParameterSummaryWhenCondition`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary>:
  ParameterSummary
{
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSetOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterPresenceOperator,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init(
    widgetFamily comparison: ParameterComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  public init(
    widgetFamily comparison: ParameterSetOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// One of several sentences, by the value of a parameter.
///
/// - Source: AppIntents, `ParameterSummarySwitchCondition`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, Cases>: ParameterSummary {
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {}
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  public init(
    _ family: ParameterSummaryWidgetFamily, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {}
}

/// A sentence for values of a parameter.
///
/// - Source: AppIntents, `ParameterSummaryCaseCondition`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>: Sendable {
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// A sentence for all other values of a parameter.
///
/// - Source: AppIntents, `ParameterSummaryDefaultCaseCondition`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: Sendable {
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}
