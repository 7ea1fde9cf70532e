public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Makes the view draggable. Ignored in pictures.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Makes the view draggable, with a preview. Ignored in pictures.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Makes the view a drop destination. Ignored in pictures.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }

  /// Makes the view a drop destination. Ignored in pictures.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Makes the view a drop destination. Ignored in pictures.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Makes the view a drop destination, with type identifiers as strings. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Makes the view a drop destination, with type identifiers as strings. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

  /// Makes the view draggable. Ignored in pictures.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Makes the view draggable, with a preview. Ignored in pictures.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Makes the view a drop destination. Ignored in pictures.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Makes the view's items available for copying. Ignored in pictures.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  /// Makes the view a paste destination. Ignored in pictures.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping (_ candidates: [T]) -> [T] = { $0 }
  ) -> some View { self }

  /// Makes the view's items available for cutting. Ignored in pictures.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// Sets which operations a drag allows. Ignored in pictures.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }

  /// Sets which operation a drop performs. Ignored in pictures.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }

  /// Runs an action when a drag changes. Ignored in pictures.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }

  /// Runs an action when a drop changes. Ignored in pictures.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }

  /// Sets how the previews of dragged items are arranged. Ignored in pictures.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// Sets how the previews of dropped items are arranged. Ignored in pictures.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// Makes views in the view draggable together. Ignored in pictures.
  public nonisolated func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View
  where Item: Transferable, Item: Identifiable, Item == Data.Element, Data: Collection, Item.ID: Sendable { self }

  /// Makes views in the view draggable together. Ignored in pictures.
  public nonisolated func dragContainer<ItemID, Item, Data>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View
  where ItemID: Hashable, ItemID: Sendable, Item: Transferable, Item == Data.Element, Data: Collection { self }

  /// Sets which items of a drag container are selected. Ignored in pictures.
  public nonisolated func dragContainerSelection<ItemID>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable { self }

  /// Makes the view draggable, as an item of a drag container. Ignored in pictures.
  public nonisolated func draggable<ItemID>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable { self }

  /// Makes the view draggable, as an item of a drag container. Ignored in pictures.
  public nonisolated func draggable<Item>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View where Item: Transferable, Item: Identifiable, Item.ID: Sendable { self }

  /// Makes the view draggable, as an item of a drag container. Ignored in pictures.
  public nonisolated func draggable<Item, ItemID>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View where Item: Transferable, ItemID: Hashable, ItemID: Sendable { self }

  /// Makes the view draggable, as an item of a drag container. Ignored in pictures.
  public nonisolated func draggable<Item>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item: Transferable, Item: Identifiable, Item.ID: Sendable { self }

  /// Makes the view a drop destination, with the drop as a parameter. Ignored in pictures.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { self }

  /// Provides items to other apps. Ignored in pictures.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Provides items to other apps, which may change them. Ignored in pictures.
  public nonisolated func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Receives items of other apps. Ignored in pictures.
  public nonisolated func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Provides values to services of the system. Ignored in pictures.
  public nonisolated func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Provides values to services of the system, which may change them. Ignored in pictures.
  public nonisolated func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View { self }

  /// Receives values of services of the system. Ignored in pictures.
  public nonisolated func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { self }
}
