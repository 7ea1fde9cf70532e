public import TouchstoneUI

extension ActivityAttributes {
  /// Returns a placeholder: a preview of a Live Activity by its attributes does not name the widget that shows it.
  ///
  /// `#Preview(as:using:widget:contentStates:)` names it, and is drawn.
  ///
  /// - Source: WidgetKit, `previewContext(_:isStale:viewKind:)`.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { PlatformViewPlaceholder(name: "\(Self.self) in \(viewKind)").previewLayout(.sizeThatFits) }
}
