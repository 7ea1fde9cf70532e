/// A result builder that creates the marks of an axis value from the statements of a closure.
///
/// - Source: Swift Charts, `AxisMarkBuilder`.
@resultBuilder
public struct AxisMarkBuilder {
  /// Accepts an expression of axis marks.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Builds an empty mark from an empty block.
  public static func buildBlock() -> some AxisMark { EmptyAxisMark() }

  /// Passes a single statement through.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Combines several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
    var parts: [AxisPart] = []
    for part in repeat each content { parts += part.lowered }
    return AnyAxisMark(parts: parts)
  }

  /// Builds the marks of an `if` statement without an `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// Builds the marks of the first branch of a condition.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    first: TrueContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Builds the marks of the second branch of a condition.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    second: FalseContent
  ) -> BuilderConditional<TrueContent, FalseContent> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Erases the type of marks with limited availability.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}
