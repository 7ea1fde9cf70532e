public import TouchstoneCore
public import TouchstoneDrawing
public import TouchstoneUI

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Shows a tip in a popover, which a picture does not. Ignored in pictures.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Shows a tip in a popover, which a picture does not. Ignored in pictures.
  public nonisolated func popoverTip<Content: Tip>(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Sets whether people can touch what is behind tips. Ignored in pictures.
  public nonisolated func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    self
  }
}
