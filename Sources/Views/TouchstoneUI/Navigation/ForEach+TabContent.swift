public import TouchstoneCore

extension ForEach where Content: TabContent {
  /// Creates tabs for each element of a collection, identified by a key path.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates tabs for each element of a collection of identifiable elements.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Creates tabs for each number in a range.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  var views: [AnyView] { data.flatMap { content($0).allViews } }
}
