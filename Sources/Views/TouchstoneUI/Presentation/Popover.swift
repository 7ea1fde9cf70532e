public import TouchstoneCore
public import TouchstoneDrawing

extension View {
  /// Shows a popover while a value is true; in a compact width a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(isPresented, as: .popover(arrowEdge), onDismiss: nil, content: content)
  }

  /// Shows a popover while an item is not `nil`; in a compact width a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(item, as: .popover(arrowEdge), onDismiss: nil, content: content)
  }
}
