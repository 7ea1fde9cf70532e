/// - Source: AppIntents, `ParameterSummaryCaseBuilder`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Content>(
    _ part: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { part }
  public static func buildExpression<Content>(
    _ part: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { part }
  public static func buildBlock<each Part>(_ part: repeat each Part) {}
}
