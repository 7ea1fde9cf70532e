import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// Modifiers that compile and have no effect in pictures.
extension TableRowContent {
  /// Adds a menu to rows. Ignored in pictures.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    self
  }

  /// Adds a menu and a preview to rows. Ignored in pictures.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { self }

  /// Disables the selection of rows. Ignored in pictures.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> { self }

  /// Runs an action when the pointer is moved over rows. Ignored in pictures.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    self
  }

  /// Makes rows draggable. Ignored in pictures.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }

  /// Makes rows drop destinations. Ignored in pictures.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }

  /// Makes rows draggable. Ignored in pictures.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier())
  }
}

/// Modifiers that compile and have no effect in pictures.
extension DynamicTableRowContent {
  /// Lets dragged values be inserted between rows. Ignored in pictures.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier())
  }

  /// Lets dragged values be dropped between rows. Ignored in pictures.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier())
  }
}
