public import TouchstoneCore

/// A group of related tabs; the tab bar shows them like any others.
///
/// - Source: SwiftUI, `TabSection`.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Content.TabValue == SelectionValue, Footer: View, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent, Content.TabValue == SelectionValue, Footer: View, SelectionValue: Hashable {
  var views: [AnyView] { content.allViews }
}

extension TabSection
where
  Header: View, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView, SelectionValue: Hashable
{
  /// Creates a section with a header, which tab bars do not show.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content())
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Content.TabValue == SelectionValue, Footer == EmptyView,
  SelectionValue: Hashable
{
  /// Creates a section without a header.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content())
  }
}
