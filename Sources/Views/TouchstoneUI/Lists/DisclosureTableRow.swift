public import TouchstoneCore

/// A row that shows and hides other rows.
///
/// The hidden rows are shown if `isExpanded` is a binding to `true`.
///
/// - Source: SwiftUI, `DisclosureTableRow`.
public struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row that shows and hides other rows.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  public var _values: [TableRowValue] {
    label._values + (isExpanded?.wrappedValue == true ? content()._values : [])
  }
}
