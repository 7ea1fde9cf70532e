/// Content whose marks inherit a changed style.
///
/// Inner modifiers apply later: if a property is set twice, the first modifier in source order wins.
///
/// - Source: a report of expo/expo#49042 with pictures of iOS 26.5: `.lineStyle(a).lineStyle(b)` draws `a`.
struct ModifiedMarks<Content: ChartContent> {
  let content: Content
  let change: (inout MarkStyle, MarkCollector) -> Void
}

extension ModifiedMarks: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) {
    collector.restyled(change) { content.lower(into: &$0) }
  }
}

extension ChartContent {
  /// Changes the style that the content's marks inherit.
  nonisolated func style(_ change: @escaping (inout MarkStyle) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self) { style, _ in change(&style) }
  }

  /// Changes the style that the content's marks inherit, depending on the chart's environment.
  nonisolated func style(
    _ change: @escaping (inout MarkStyle, MarkCollector) -> Void
  ) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }
}
