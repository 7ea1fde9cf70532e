public import TouchstoneCore

extension View {
  /// Shows or hides the disclosure indicators of links in lists, and of pickers in the style `navigationLink`.
  ///
  /// A row without an indicator also has no space for it, and still shows that it is pressed. Apple's documentation does not
  /// say whether `.visible` has an effect outside of lists, where links have no indicator; here it has none.
  ///
  /// - Source: SwiftUI, `View.navigationLinkIndicatorVisibility(_:)`.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
