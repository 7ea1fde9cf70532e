public import Foundation

/// What a provider knows of a widget that is shown when it is relevant.
///
/// - Source: WidgetKit, `RelevanceEntriesProviderContext`.
public struct RelevanceEntriesProviderContext: Sendable {
  /// The size of the widget, in points.
  public let displaySize: CGSize
  /// Whether the entry is for a gallery.
  public let isPreview: Bool
}
