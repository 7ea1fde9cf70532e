/// The content of one of two branches, which a builder creates from `if` and `switch`.
///
/// - Source: Swift Charts, `BuilderConditional`.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  func collect(into collector: inout MarkCollector) {
    switch storage {
    case .trueContent(let content): content.lower(into: &collector)
    case .falseContent(let content): content.lower(into: &collector)
    }
  }
}
