import TouchstoneCore

/// A result builder that combines widgets.
///
/// - Source: SwiftUI, `WidgetBundleBuilder`.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Builds a widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Builds a control, which is no widget of its own.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget { BundledControl() }

  /// Builds a bundle without widgets.
  public static func buildBlock() -> some Widget { BundledControl() }

  /// Builds a single widget unchanged.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Keeps only the first of several widgets, because a bundle is never shown.
  public static func buildBlock<Content: Widget, each Other: Widget>(
    _ content: Content, _ other: repeat each Other
  ) -> some Widget { content }

  /// Discards widgets that not every system has: a bundle is never shown.
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { BundledControl() }

  /// Builds widgets that not every system has.
  public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget { widget }
}

/// What a bundle has in place of a control.
private struct BundledControl: Widget {
  nonisolated init() {}

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
