/// A group of marks that modifiers and assistive technologies treat as one.
///
/// - Source: Swift Charts, `Plot`.
public struct Plot<Content: ChartContent> {
  let content: Content

  /// Creates a group with the given content.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) {
    collector.plot { content.lower(into: &$0) }
  }
}
