import TouchstoneCore

extension View {
  /// Marks what the modifiers before this one set as the style that a container gives its own content: sheets and the
  /// like from within the content don't inherit it. It ends at the parts that a style is given, and at
  /// ``userContent()``.
  nonisolated func containerStyle() -> some View { environment(\.setsContainerValues, true) }

  /// Marks a view that code gives to a container: what it sets is inherited by all that is inside.
  nonisolated func userContent() -> some View { environment(\.setsContainerValues, false) }
}
