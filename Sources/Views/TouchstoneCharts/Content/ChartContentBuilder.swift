/// A result builder that creates chart content from the statements of a closure.
///
/// - Source: Swift Charts, `ChartContentBuilder`. As there, `for` loops do not compile: use `ForEach`.
@resultBuilder
public struct ChartContentBuilder {
  /// Accepts an expression of chart content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Builds empty content from an empty block.
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }

  /// Passes a single statement through.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Combines several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
    TupleChartContent(content: (repeat each content))
  }

  /// Builds the content of an `if` statement without an `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Builds the content of the first branch of a condition.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Builds the content of the second branch of a condition.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Erases the type of content with limited availability.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
