import TouchstoneCore

/// - Source: AppIntents, the builder of `IntentItemSection`.
@resultBuilder
public enum IntentItemBuilder<Result: _IntentValue> {
  public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
  public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
  public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] { parts.flatMap { $0 } }
  public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] { part ?? [] }
  public static func buildEither(first: [IntentItem<Result>]) -> [IntentItem<Result>] { first }
  public static func buildEither(second: [IntentItem<Result>]) -> [IntentItem<Result>] { second }
}
