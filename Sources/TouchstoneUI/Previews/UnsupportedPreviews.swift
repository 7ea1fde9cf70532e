// Previews of what is not drawn. They are declared so that the error says this, and not that no macro fits.

/// The kinds of widgets, which are not drawn.
///
/// - Source: WidgetKit, `WidgetFamily`.
public enum UnsupportedWidgetFamily {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// Takes whatever is in the closures of a preview that is refused.
@resultBuilder
public enum UnsupportedPreviewBuilder {
  public static func buildBlock<each Part>(_ parts: repeat each Part) {}
}

/// A preview of a widget, which is an error: widgets are not drawn.
///
/// - Source: WidgetKit, `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: UnsupportedWidgetFamily, @UnsupportedPreviewBuilder widget: () -> Void,
  @UnsupportedPreviewBuilder timeline: () -> Void
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")
