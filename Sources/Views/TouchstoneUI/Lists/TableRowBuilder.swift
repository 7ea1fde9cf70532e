import TouchstoneCore

/// A result builder that combines rows.
///
/// - Source: SwiftUI, `TableRowBuilder`.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Builds rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Builds rows unchanged.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Builds no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Combines rows in order.
  public static func buildBlock(_ content: any TableRowContent<Value>...) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_values: content.flatMap { $0._values })
  }

  /// Builds rows if a condition is true.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// Builds the rows of the first branch of a condition.
  public static func buildEither<Content: TableRowContent>(first content: Content) -> TupleTableRowContent<Value>
  where Content.TableRowValue == Value { TupleTableRowContent(_values: content._values) }

  /// Builds the rows of the second branch of a condition.
  public static func buildEither<Content: TableRowContent>(second content: Content) -> TupleTableRowContent<Value>
  where Content.TableRowValue == Value { TupleTableRowContent(_values: content._values) }

  /// Builds the rows of an availability condition.
  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(_values: content._values)
  }
}
