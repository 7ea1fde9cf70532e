import TouchstoneCore

/// - Source: AppIntents, the builder of `IntentItemCollection`.
@resultBuilder
public enum IntentSectionBuilder<Result: _IntentValue> {
  public static func buildExpression(_ part: IntentItemSection<Result>) -> [IntentItemSection<Result>] { [part] }
  public static func buildExpression(_ parts: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { parts }
  public static func buildBlock(_ parts: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
    parts.flatMap { $0 }
  }
  public static func buildArray(_ parts: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] { part ?? [] }
  public static func buildEither(first: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { first }
  public static func buildEither(second: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] { second }
}
