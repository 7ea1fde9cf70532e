/// Type-erased chart content.
///
/// - Source: Swift Charts, `AnyChartContent`.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Creates type-erased chart content.
  public nonisolated init(_ content: any ChartContent) { self.content = content }

  /// Creates type-erased chart content.
  public nonisolated init(erasing content: some ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) { content.lower(into: &collector) }
}
