import TouchstoneDrawing
public import TouchstoneUI

extension ForEach where Content: ChartContent {
  /// Creates content for each element of a collection, identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates content for each element of a collection, identified by the element's `id`.
  public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates content for each number of a range.
  public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  func collect(into collector: inout MarkCollector) {
    for element in data { content(element).lower(into: &collector) }
  }
}
