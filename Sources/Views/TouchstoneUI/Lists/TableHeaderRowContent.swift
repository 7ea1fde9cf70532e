public import TouchstoneCore

/// The header of a section of a table, which is not drawn.
///
/// - Source: SwiftUI, `TableHeaderRowContent`.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value

  public var _values: [Value] { [] }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _values: [Content.TableRowValue] { content._values }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Creates a section of a table. Its header is not drawn.
  public nonisolated init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where V == Content.TableRowValue, Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V> {
    self.init(parts: TableHeaderRowContent(), content(), EmptyTableRowContent())
  }

  /// Creates a section of a table without a header.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V> {
    self.init(parts: EmptyTableRowContent(), content(), EmptyTableRowContent())
  }

  /// Creates a section of a table with a localised title, which is not drawn.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of a table with a title, which is not drawn.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V> {
    self.init(content: content) { Text(title) }
  }
}
