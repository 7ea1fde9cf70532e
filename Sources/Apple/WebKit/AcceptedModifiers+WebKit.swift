public import TouchstoneCore

/// Modifiers that compile and have no effect in pictures, because no page is drawn.
extension View {
  /// Sets whether swipes go to other pages. Ignored in pictures.
  public nonisolated func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior)
    -> some View
  { self }

  /// Sets whether links show previews. Ignored in pictures.
  public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Sets whether pages can be enlarged. Ignored in pictures.
  public nonisolated func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    self
  }

  /// Sets whether text can be selected. Ignored in pictures.
  public nonisolated func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Sets whether pages have a background. Ignored in pictures.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

extension WebView {
  /// - Source: WebKit, `WebView.BackForwardNavigationGesturesBehavior`.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// - Source: WebKit, `WebView.LinkPreviewBehavior`.
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }

  /// - Source: WebKit, `WebView.MagnificationGesturesBehavior`.
  public struct MagnificationGesturesBehavior: Sendable {
    public static let automatic = Self()
    public static let enabled = Self()
    public static let disabled = Self()
  }
}
