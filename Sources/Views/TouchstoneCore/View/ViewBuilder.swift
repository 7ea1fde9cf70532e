/// A result builder that combines the statements of a closure into one view.
///
/// The compiler passes the position of a branch to the functions that build it: see `DrawnCode`.
///
/// - Source: SwiftUI, `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// Passes a view expression through.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> EmptyView { EmptyView() }

  /// Creates an empty view from a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Supports `if` statements without `else`.
  public static func buildIf<Content: View>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Content? {
    DrawnCode.note(content == nil ? .absence : .branch, at: SourcePosition(fileID, line, column))
    return content
  }

  /// Supports the first branch of an `if` or `switch` statement.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    DrawnCode.note(.branch, at: SourcePosition(fileID, line, column))
    return _ConditionalContent(storage: .trueContent(first))
  }

  /// Supports the second branch of an `if` or `switch` statement.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    DrawnCode.note(.branch, at: SourcePosition(fileID, line, column))
    return _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of a view that is not available on every system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
