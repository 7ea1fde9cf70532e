/// Chart content that plots a whole collection at once.
///
/// Modifiers that take key paths must come before all others, which erase the type of the elements.
///
/// - Source: Swift Charts, `VectorizedChartContent`.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the collection's elements.
  associatedtype DataElement
}

/// Content whose marks have styles that depend on their elements.
struct ElementStyle<Content: VectorizedChartContent> {
  let content: Content
  let change: (inout MarkStyle, Content.DataElement, MarkCollector) -> Void
}

extension ElementStyle: VectorizedChartContent, PrimitiveChartContent {
  typealias DataElement = Content.DataElement

  func collect(into collector: inout MarkCollector) {
    let change = change
    collector.styled(
      { style, element, collector in
        if let element = element as? Content.DataElement { change(&style, element, collector) }
      },
      { content.lower(into: &$0) })
  }
}

/// The marks of the elements of a collection.
struct ElementMarks<Data: RandomAccessCollection> {
  let data: Data
  let specification: (Data.Element) -> MarkSpecification

  @MainActor
  func collect(into collector: inout MarkCollector) {
    for element in data { collector.add(specification(element), of: element) }
  }
}
