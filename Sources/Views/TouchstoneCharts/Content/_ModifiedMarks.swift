/// Content whose marks inherit a changed style.
///
/// Generic modifiers return this type rather than `some ChartContent`, which would contain their type parameters: in a
/// `ForEach`, whose initialisers with other builders are tried as well, the compiler would then choose every `.value` of an
/// expression before it could see that marks are no views, which takes minutes.
///
/// Inner modifiers apply later: if a property is set twice, the first modifier in source order wins.
///
/// - Source: a report of expo/expo#49042 with pictures of iOS 26.5: `.lineStyle(a).lineStyle(b)` draws `a`.
public struct _ModifiedMarks<Content: ChartContent> {
  let content: Content
  let change: (inout MarkStyle, MarkCollector) -> Void
}

extension _ModifiedMarks: ChartContent, PrimitiveChartContent {
  func collect(into collector: inout MarkCollector) {
    collector.restyled(change) { content.lower(into: &$0) }
  }
}

extension ChartContent {
  /// Changes the style that the content's marks inherit.
  nonisolated func style(_ change: @escaping (inout MarkStyle) -> Void) -> _ModifiedMarks<Self> {
    _ModifiedMarks(content: self) { style, _ in change(&style) }
  }

  /// Changes the style that the content's marks inherit, depending on the chart's environment.
  nonisolated func style(
    _ change: @escaping (inout MarkStyle, MarkCollector) -> Void
  ) -> _ModifiedMarks<Self> {
    _ModifiedMarks(content: self, change: change)
  }
}
