/// Several contents in a row, as a builder combines them.
struct TupleChartContent<each Content: ChartContent> {
  let content: (repeat each Content)
}

extension TupleChartContent: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) {
    for part in repeat each content { part.lower(into: &collector) }
  }
}

/// Chart content without marks.
struct EmptyChartContent {}

extension EmptyChartContent: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) {}
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  func collect(into collector: inout MarkCollector) { self?.lower(into: &collector) }
}
