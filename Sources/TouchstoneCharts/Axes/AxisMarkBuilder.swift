/// Turns the statements of a closure into the marks of a value of an axis.
///
/// - Source: Swift Charts, `AxisMarkBuilder`.
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes one content.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Makes content that shows nothing from no statement.
  public static func buildBlock() -> some AxisMark { AnyAxisMark(parts: []) }

  /// Takes a single content as it is.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Takes several contents in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
    var parts: [AxisPart] = []
    for part in repeat each content { parts += part.lowered }
    return AnyAxisMark(parts: parts)
  }

  /// Takes content where a condition holds.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// Takes the content of the first branch.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Takes the content of the second branch.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Hides the type of content that not every system has.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}
