public import TouchstoneCore

/// A modifier of rows of a table.
///
/// - Source: SwiftUI, `_TableRowContentModifier`.
public protocol _TableRowContentModifier {}

/// Makes rows draggable. Ignored in pictures.
///
/// - Source: SwiftUI, `ItemProviderTableRowModifier`.
public struct ItemProviderTableRowModifier: _TableRowContentModifier {}

/// Lets dragged values be inserted between rows. Ignored in pictures.
///
/// - Source: SwiftUI, `OnInsertTableRowModifier`.
public struct OnInsertTableRowModifier: _TableRowContentModifier {}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue

  public var _values: [Content.TableRowValue] { content._values }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public var data: Content.Data { content.data }
}
