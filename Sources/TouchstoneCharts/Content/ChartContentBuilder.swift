/// Turns the statements of a closure into one content of a chart.
///
/// - Source: Swift Charts, `ChartContentBuilder`. As there, `for` loops do not compile: use `ForEach`.
@resultBuilder
public struct ChartContentBuilder {
  /// Takes one content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Makes content without marks from no statement.
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }

  /// Takes a single content as it is.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Takes several contents in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
    TupleChartContent(content: (repeat each content))
  }

  /// Takes content where a condition holds.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Takes the content of the first branch.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Takes the content of the second branch.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Hides the type of content that not every system has.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
