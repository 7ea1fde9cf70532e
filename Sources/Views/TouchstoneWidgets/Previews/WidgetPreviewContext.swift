public import TouchstoneUI

/// The family in which a preview is shown.
///
/// - Source: WidgetKit, `WidgetPreviewContext`.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  private enum FamilyKey: PreviewContextKey {
    static var defaultValue: WidgetFamily? { nil }
  }

  fileprivate let family: WidgetFamily

  /// Creates the context of a family.
  public init(family: WidgetFamily) {
    self.family = family
  }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    (family as? Key.Value) ?? Key.defaultValue
  }
}

extension View {
  /// Shows the view of a preview as a widget on an iPhone 16, or on an iPad if it is extra large.
  public nonisolated func previewContext(_ value: WidgetPreviewContext) -> some View {
    PreviewedWidget(family: value.family, content: self).previewLayout(.sizeThatFits)
  }
}

/// A view in a widget, or a placeholder if there are no widgets of the family.
private struct PreviewedWidget<Content: View>: View {
  let family: WidgetFamily
  // SAFETY: the view is used on the main actor only.
  nonisolated(unsafe) let content: Content

  nonisolated init(family: WidgetFamily, content: Content) {
    self.family = family
    self.content = content
  }

  var body: some View {
    if let frame = try? WidgetFrame(WidgetSetting(family: family), content: content) {
      frame
    } else {
      PlatformViewPlaceholder(name: "\(family) widget")
    }
  }
}
