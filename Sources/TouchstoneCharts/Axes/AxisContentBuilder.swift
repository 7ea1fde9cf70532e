/// Turns the statements of a closure into the content of an axis.
///
/// - Source: Swift Charts, `AxisContentBuilder`.
@resultBuilder
public struct AxisContentBuilder {
  /// Takes one content.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Makes content that shows nothing from no statement.
  public static func buildBlock() -> some AxisContent { AnyAxisContent(specifications: []) }

  /// Takes a single content as it is.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Takes several contents in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
    var specifications: [AxisMarksSpecification] = []
    for part in repeat each content { specifications += part.lowered }
    return AnyAxisContent(specifications: specifications)
  }

  /// Takes content where a condition holds.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Takes the content of the first branch.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Takes the content of the second branch.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Hides the type of content that not every system has.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
