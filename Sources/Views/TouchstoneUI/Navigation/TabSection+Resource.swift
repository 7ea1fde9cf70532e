public import TouchstoneCore

extension TabSection
where
  Header == Text, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView, SelectionValue: Hashable
{
  /// Creates a section with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content())
  }
}
