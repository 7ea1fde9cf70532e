/// A result builder that creates axis content from the statements of a closure.
///
/// - Source: Swift Charts, `AxisContentBuilder`.
@resultBuilder
public struct AxisContentBuilder {
  /// Accepts an expression of axis content.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Builds empty content from an empty block.
  public static func buildBlock() -> some AxisContent { AnyAxisContent(specifications: []) }

  /// Passes a single statement through.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Combines several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
    var specifications: [AxisMarksSpecification] = []
    for part in repeat each content { specifications += part.lowered }
    return AnyAxisContent(specifications: specifications)
  }

  /// Builds the content of an `if` statement without an `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Builds the content of the first branch of a condition.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Builds the content of the second branch of a condition.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Erases the type of content with limited availability.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
